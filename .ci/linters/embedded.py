"""Takes out of files of build servers what their own schemas leave unread: embedded.py FOLDER FILE...

Into the folder goes each piece of shell, as NAME-NUMBER.sh, and each template of GitLab as a job, which the schema
reads only without the full stop in front of its name. A name in an expression that nothing defines ends it with 1.
"""

import os
import re
import sys

import yaml

EXPRESSION = re.compile(r"\$\{\{(.*?)\}\}", re.DOTALL)
USE = re.compile(r"\b(inputs|matrix|steps|needs)\.([\w-]+)")


def steps_of(part):
    """The steps of a job, or of a composite action."""
    return [step for step in part.get("steps") or [] if isinstance(step, dict)]


def matrix_of(job):
    """The names that the matrix of a job defines."""
    matrix = (job.get("strategy") or {}).get("matrix") or {}
    rows = matrix.get("include") or []
    return set(matrix) | {name for row in rows for name in row} - {"include", "exclude"}


def unknown(text, names):
    """What the expressions of a text use that is not among the names."""
    for expression in EXPRESSION.findall(text):
        for context, name in USE.findall(expression):
            if name not in names.get(context, ()):
                yield f"{context}.{name}"


def mistakes(document):
    """The names of a workflow or an action that nothing defines."""
    jobs = document.get("jobs") or {"": document.get("runs") or {}}
    trigger = document.get("on") or document.get(True) or {}
    calls = (trigger.get("workflow_dispatch") or {}) if isinstance(trigger, dict) else {}
    inputs = document.get("inputs") or calls.get("inputs") or {}
    for job in jobs.values():
        needs = job.get("needs") or []
        needs = [needs] if isinstance(needs, str) else needs
        names = {
            "inputs": inputs, "needs": needs, "matrix": matrix_of(job),
            "steps": [step["id"] for step in steps_of(job) if "id" in step],
        }
        yield from (f"needs: {name}" for name in needs if name not in jobs)
        yield from unknown(yaml.safe_dump(job, width=10**6), names)


def shells(document):
    """The pieces of shell of a workflow, an action or jobs of GitLab; an expression is a word in them."""
    for part in (document.get("jobs") or {"": document.get("runs") or {}}).values():
        for step in steps_of(part):
            if "run" in step:
                yield EXPRESSION.sub("expression", step["run"])
    for part in document.values():
        if isinstance(part, dict) and "script" in part:
            yield "\n".join(part["script"])


def main(folder, paths):
    """Takes all files apart; answers how many names are not defined."""
    failures = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            document = yaml.safe_load(file)
        name = path.lstrip("./").replace("/", "-")
        for number, text in enumerate(shells(document), start=1):
            with open(os.path.join(folder, f"{name}-{number}.sh"), "w", encoding="utf-8") as piece:
                piece.write("#!/bin/bash -e\n" + text.rstrip("\n") + "\n")
        if "jobs" not in document and "runs" not in document:
            jobs = {key.lstrip("."): value for key, value in document.items()}
            with open(os.path.join(folder, f"{name}.jobs.yml"), "w", encoding="utf-8") as copy:
                yaml.safe_dump(jobs, copy)
            continue
        for mistake in mistakes(document):
            failures += 1
            print(f"{path}: nothing defines '{mistake}'", file=sys.stderr)
    return failures


if __name__ == "__main__":
    sys.exit(1 if main(sys.argv[1], sys.argv[2:]) else 0)
