extension ProblemCode {
  /// Problems of files and outputs, F001 to F021.
  static let access: [ProblemCode] = [
    missingFile, unknownName, folderNotFile, fileNotFolder, brokenLink, linkedFolder,
    unprintableName, sharedName, namedPipe, noLibrary, unreadable, unwritable, protectedFile,
    sameOutput, fileTooLarge, outsideProject, otherMeaning, almostNamed, folderTooLarge,
    foreignFolder, outputTooLarge,
  ]

  package static let missingFile = ProblemCode(
    .file,
    1,
    "no such file",
    """
    Nothing lies at the path. Paths are relative to the current folder; scenarios can also be \
    named by their path below the folder Scenarios, without their ending.
    """
  )

  package static let unknownName = ProblemCode(
    .file,
    2,
    "no such file or scenario",
    """
    Neither a file nor a scenario has this name. 'tabletrace list scenarios' prints the names.
    """
  )

  package static let folderNotFile = ProblemCode(
    .file,
    3,
    "folder instead of a file",
    """
    One file is needed, and the path names a folder.
    """
  )

  package static let fileNotFolder = ProblemCode(
    .file,
    4,
    "file instead of a folder",
    """
    The path goes on below something that is a file, or ends with a slash.
    """
  )

  package static let brokenLink = ProblemCode(
    .file,
    5,
    "link to nothing",
    """
    The link leads to something that is not there. Remove it or mend where it leads.
    """
  )

  package static let linkedFolder = ProblemCode(
    .file,
    6,
    "link to a folder",
    """
    Folders are walked through without following links, which may lead round in circles. Name \
    the folder itself, or put its files here.
    """
  )

  package static let unprintableName = ProblemCode(
    .file,
    7,
    "name with a control character",
    """
    The name of the file would break the lines of traces and messages. Rename it.
    """
  )

  package static let sharedName = ProblemCode(
    .file,
    8,
    "two scenarios of one name",
    """
    The goldens of a scenario are named after it without its ending, so that 'a.yaml' and \
    'a.yml' would share them. Rename one of them.
    """
  )

  package static let namedPipe = ProblemCode(
    .file,
    9,
    "pipe instead of a file",
    """
    Somebody who never comes might have to write into a pipe before it can be read. 'tabletrace \
    run -' reads standard input, for instance from a pipe of the shell.
    """
  )

  package static let noLibrary = ProblemCode(
    .file,
    10,
    "no folder of scenarios",
    """
    Without names the commands look into the folder 'Scenarios' of the current folder, and there \
    is none. Go to the top level of the project, or name files. A project may call the folder otherwise: \
    '--scenarios' or tabletrace.yaml names it. 'tabletrace new' begins a first scenario.
    """
  )

  package static let unreadable = ProblemCode(
    .file,
    11,
    "file that cannot be read",
    """
    The system refuses to read the file, for the reason that the message repeats. Check who may \
    read it.
    """
  )

  package static let unwritable = ProblemCode(
    .file,
    12,
    "file that cannot be written",
    """
    The system refuses to write the file, for the reason that the message repeats: who may write \
    there, or how much room is left.
    """
  )

  package static let protectedFile = ProblemCode(
    .file,
    13,
    "output over an input",
    """
    An output would replace a scenario, a golden or a recorded log. Name a file elsewhere; \
    goldens are written by 'tabletrace accept'.
    """
  )

  package static let sameOutput = ProblemCode(
    .file,
    14,
    "two outputs in one file",
    """
    Two outputs of the command go to the same file, perhaps by way of a link, and one would be \
    lost. Give each its own.
    """
  )

  package static let outsideProject = ProblemCode(
    .file,
    16,
    "folder outside of the project",
    """
    The settings of a project, tabletrace.yaml, name its folders by paths below their own folder, so \
    that nobody who takes a project writes elsewhere. '--scenarios' and '--golden' may name any folder.
    """
  )

  package static let otherMeaning = ProblemCode(
    .file,
    17,
    "file that cannot be formatted",
    """
    'tabletrace fmt' reads what it has made before it writes it. Here that would be another scenario, so \
    the file is left as it is. Something in it is written in a way that is seldom used, such as a text with \
    line breaks of Unicode; write it in another way.
    """
  )

  package static let almostNamed = ProblemCode(
    .file,
    18,
    "file whose name is almost one that is read",
    """
    Among the scenarios lies a file whose suffix is written in capitals, 'a.YAML', or the settings of the \
    project are called 'tabletrace.yml'. Neither is read, so that it does not depend on the disk what a \
    name means. Rename the file: a scenario ends in '.yaml' or '.yml', and the settings are \
    'tabletrace.yaml'.
    """
  )

  package static let folderTooLarge = ProblemCode(
    .file,
    19,
    "folder that is too large to search",
    """
    A folder that is named has more than 10,000 files and folders in it, so it is probably not the folder \
    of a project. Nothing was read or written. Name a smaller folder, or add '--large' to search all of \
    it. What lies in '.git' and '.build' does not count.
    """
  )

  package static let foreignFolder = ProblemCode(
    .file,
    20,
    "folder that is not part of the project",
    """
    'tabletrace fmt' rewrites files. It does so in a folder only if the folder is part of the project: below \
    the folder of tabletrace.yaml, else below the top level of the git repository, else below the current \
    folder. Run the command there, name the files, or add '--outside'.
    """
  )

  package static let outputTooLarge = ProblemCode(
    .file,
    21,
    "output that is too large",
    """
    The trace is longer than the command can show in a few seconds with a moderate amount of memory. \
    'tabletrace run' without '--state' has no such limit. Shorten the scenario, or leave out calls with \
    '--only' or '--except'.
    """
  )

  package static let fileTooLarge = ProblemCode(
    .file,
    15,
    "file that is too large",
    """
    The file is larger than anything that is read. A scenario or a log of that size is something \
    else by mistake.
    """
  )
}
