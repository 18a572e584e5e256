/// YAML of other tools, as it lies in the folders of a team.
enum ForeignYAML {
  static let all: [String: String] = [
    "docker-compose.yaml": """
    services:
        web:
            image:   "nginx"   # pinned
            ports: [ 80,   443 ]

    """,
    "pipeline.yaml": "version: 1\nsteps:   [ {script:   ls} ]\n",
    "chart/values.yaml": "replicaCount:   1\nimage: {repository: nginx,   tag: ''}\n",
    "chart/Chart.yaml": "apiVersion: v2\nname:   demo\nversion:   1\n",
    "chart/templates/deployment.yaml": "kind: Deployment\nmetadata:\n  name: {{ .Values.name }}\n",
    "ci/build.yml":
      "name: build\non:   [push]\njobs:\n    a:\n        steps:\n        - run: make\n",
    "ci/pipeline.yml": "version:   '1.0'\nsteps:\n    clone:\n        type: git-clone\n",
    "ci/stages.yml": "version:   2.1\nsteps:\n-   run:   make\n",
    "ci/one.yml": "version:   1\nname: deploy\nsteps:\n-   run:   make\n",
    "ci/cloud.yaml": "steps:\n-   name:   'builder'\n    args: [ 'build' ]\n",
    "ci/spec.yml": "version:   0.2\nphases:\n    build:\n        commands: [ make ]\n",
    "openapi.yaml": "openapi:   3.0.0\ninfo: { title: Pets,   version: '1' }\npaths: {}\n",
    "anchors.yaml": "base: &base\n    a:   1\nother:\n    <<:   *base\n",
    "alias.yml": "version: &v   1\nsteps:   *v\n",
    "many.yaml": "---\na:   1\n---\nb:   2\n...\n",
    "broken.yaml": "version: 1\ntitle: [\nsteps:\n",
    "tabs.yaml": "version: 1\nsteps:\n\t- load\n",
    "tags.yaml": "Resource: !Ref   Bucket\nlist: !Join [ '', [ a,   b ] ]\n",
    "twice.yaml": "a:   1\na:   2\n",
    "empty.yaml": "",
    "comment.yaml": "#   nothing\n",
    "text.yaml": "just   words\n",
    "list.yaml": "-   a\n-   b\n",
    "windows.yaml": "version:   1\r\nservices:   {}\r\n",
    "number.yaml": "42\n",
  ]
}
