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
    There is no file at this path. Paths are relative to the current directory. A scenario can \
    also be named by its path below the folder Scenarios, without '.yaml'.
    """
  )

  package static let unknownName = ProblemCode(
    .file,
    2,
    "no such file or scenario",
    """
    No file and no scenario has this name. 'tabletrace list scenarios' prints the names of all \
    scenarios.
    """
  )

  package static let folderNotFile = ProblemCode(
    .file,
    3,
    "folder instead of a file",
    """
    The command needs a file, but the path names a folder.
    """
  )

  package static let fileNotFolder = ProblemCode(
    .file,
    4,
    "file instead of a folder",
    """
    The path uses a file as if it were a folder: it continues below a file, or it ends with a \
    slash.
    """
  )

  package static let brokenLink = ProblemCode(
    .file,
    5,
    "broken link",
    """
    The target of this symbolic link does not exist. Remove the link or correct its target.
    """
  )

  package static let linkedFolder = ProblemCode(
    .file,
    6,
    "link to a folder",
    """
    The tool does not follow symbolic links to folders, because they can form a cycle. Pass the \
    target folder itself, or move its files here.
    """
  )

  package static let unprintableName = ProblemCode(
    .file,
    7,
    "control character in a file name",
    """
    The file name contains a control character, which would break the lines of traces and \
    messages. Rename the file.
    """
  )

  package static let sharedName = ProblemCode(
    .file,
    8,
    "two scenarios with the same name",
    """
    A golden file is named after its scenario without the suffix, so 'a.yaml' and 'a.yml' would \
    share their golden files. Rename one of the two scenarios.
    """
  )

  package static let namedPipe = ProblemCode(
    .file,
    9,
    "pipe instead of a file",
    """
    The path is a named pipe. Reading it could wait forever for a writer. To read a scenario from \
    standard input, use 'tabletrace run -'.
    """
  )

  package static let noLibrary = ProblemCode(
    .file,
    10,
    "no folder of scenarios",
    """
    Without a path, commands read the folder 'Scenarios' in the current directory, and it does not \
    exist. Run the command from the root of the project, or pass scenario files. If the project \
    uses another folder, name it with '--scenarios' or in tabletrace.yaml. To write a first \
    scenario, use 'tabletrace new'.
    """
  )

  package static let unreadable = ProblemCode(
    .file,
    11,
    "unreadable file",
    """
    The operating system refuses to read the file. The message repeats its reason. Check the \
    permissions of the file.
    """
  )

  package static let unwritable = ProblemCode(
    .file,
    12,
    "unwritable file",
    """
    The operating system refuses to write the file. The message repeats its reason. Check the \
    permissions of the folder and the free disk space.
    """
  )

  package static let protectedFile = ProblemCode(
    .file,
    13,
    "output would overwrite an input",
    """
    The output would replace a scenario, a golden file or a recorded log. Choose another output \
    path. Only 'tabletrace accept' writes golden files.
    """
  )

  package static let sameOutput = ProblemCode(
    .file,
    14,
    "two outputs to the same file",
    """
    Two outputs of the command name the same file, perhaps through a link. One of them would be \
    lost. Give each output its own path.
    """
  )

  package static let outsideProject = ProblemCode(
    .file,
    16,
    "folder in tabletrace.yaml outside the project",
    """
    The folders in tabletrace.yaml must be below the folder of that file. This ensures that a \
    project you check out cannot write anywhere else. The options '--scenarios' and '--golden' \
    accept any folder.
    """
  )

  package static let otherMeaning = ProblemCode(
    .file,
    17,
    "file that cannot be formatted",
    """
    'tabletrace fmt' reads its result back before it writes the file. Here the result would be a \
    different scenario, so the file is unchanged. The file uses a rare notation, such as a text \
    with Unicode line breaks. Write that part in another way.
    """
  )

  package static let almostNamed = ProblemCode(
    .file,
    18,
    "misspelled file name",
    """
    A file has a name that is almost the name of a scenario or of the settings, such as 'a.YAML' \
    or 'tabletrace.yml'. The file is not read, because its meaning would depend on the file \
    system. Rename it: scenarios end in '.yaml' or '.yml', and the settings file is called \
    'tabletrace.yaml'.
    """
  )

  package static let folderTooLarge = ProblemCode(
    .file,
    19,
    "folder too large to search",
    """
    The folder contains more than 10,000 files and folders, so it is probably not the folder of a \
    project. The command has not read or written anything. Name a smaller folder, or add '--large' \
    to search the whole folder. Files in '.git' and '.build' are not counted.
    """
  )

  package static let foreignFolder = ProblemCode(
    .file,
    20,
    "folder outside the project",
    """
    'tabletrace fmt' rewrites files, so it only accepts folders of the project. The project is the \
    folder of tabletrace.yaml, otherwise the root of the git repository, otherwise the current \
    directory. Run the command there, pass the files themselves, or add '--outside'.
    """
  )

  package static let outputTooLarge = ProblemCode(
    .file,
    21,
    "output too large",
    """
    The trace is too long to show in a few seconds with a moderate amount of memory. 'tabletrace \
    run' without '--state' has no such limit. Shorten the scenario, or show fewer calls with \
    '--only' or '--except'.
    """
  )

  package static let fileTooLarge = ProblemCode(
    .file,
    15,
    "file too large",
    """
    The file exceeds the size limit for input. Real scenarios and logs are much smaller, so this \
    is probably the wrong file.
    """
  )
}
