"""
The files of a program. A missing file that it opens for reading contains the judge's input; files that it writes are
collected at the end.
"""
import ast
import builtins
import io
import os
import re
import sys
import weakref

from .rewriting import FILE

# Removed right after it is opened, so that no program sees it.
JUDGE_INPUT = '/tmp/.judge-input'
# System folders, where the standard library probes for files that may be missing.
SYSTEM = ('/dev/', '/proc/', '/sys/', '/etc/', '/lib/', '/usr/')
WRITTEN = 16
TAKES_ARGUMENT = re.compile(r'\bargv\b')
READS_STDIN = re.compile(r'\bstdin\b|\binput\s*\(')
OPENS = re.compile(r'\bopen\s*\(|\.read_(?:text|bytes)\s*\(|\b(?:loadtxt|genfromtxt)\s*\(|\bfileinput\b')
# Names of exceptions whose handlers also catch a missing file.
MISSING = frozenset(('FileNotFoundError', 'OSError', 'IOError', 'EnvironmentError', 'Exception', 'BaseException'))

# Reads past the end of the input, one after the other, after which a program that tries again and again is ended.
OVERREADS = 1000
# No handler of `Exception` catches it.
EndOfInput = type('EOFError', (BaseException,), {})

# Captured because programs may replace them.
open_file, open_number, read_input = io.open, os.open, builtins.input


class Lines(io.TextIOWrapper):
    """
    A text file with the judge's input. Reports overreading on the second empty line; the first only marks the end.
    """

    def __init__(self, files, *arguments, **named):
        super().__init__(*arguments, **named)
        self.__files = files
        self.__ends = 0

    def readline(self, size=-1, /):
        line = super().readline(size)
        if not line and size != 0:
            self.__ends += 1
            if self.__ends > 1:
                self.__files.note_overread()
        return line


# Errors about it name the class that a program expects.
Lines.__name__ = 'TextIOWrapper'


class Files:
    """
    Replaces `open`, `os.open` and `input`, and notes the files that a program uses. text: the judge's input. limit:
    maximum characters reported of a written file. at_judge: true if missing files stay missing.
    """

    def __init__(self, source, text, limit, at_judge):
        self.source = source
        self.input = text.encode()
        self.limit = limit
        self.at_judge = at_judge
        self.overreads = 0
        self.stand_ins = {}
        # The path of each written file by its name.
        self.paths = {}
        self.opened = weakref.WeakSet()
        # Folders that were missing and files in them, to be removed at the end.
        self.made = []

    def arguments(self):
        """
        The program's command line: a file with the judge's input if the program takes an argument and opens a file, the
        input itself, in one word, if it reads nothing else.
        """
        if not TAKES_ARGUMENT.search(self.source) or READS_STDIN.search(self.source):
            return []
        return ['sudoku.txt'] if OPENS.search(self.source) else [''.join(self.input.decode().split())]

    def begin(self, put):
        put(builtins, 'open', self.open)
        put(io, 'open', self.open)
        put(os, 'open', self.open_number)
        put(builtins, 'input', self.read_line)

    # -- replacements ------------------------------------------------------------------------------------------------

    def open(self, file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
        """As the built-in function."""
        arguments = buffering, encoding, errors, newline, closefd
        try:
            opened = open_file(file, mode, *arguments, opener)
        except FileNotFoundError:
            if opener is not None or not self.is_for_program(file):
                raise
            if 'r' not in mode:
                self.make_folder(file)
                opened = open_file(file, mode, *arguments)
            elif '+' in mode or not self.stands_in(file):
                raise
            elif 'b' in mode:
                return open_file(file, mode, *arguments, self.opened_input)
            else:
                binary = open_file(file, 'rb', -1, None, None, None, closefd, self.opened_input)
                return Lines(self, binary, encoding or 'utf-8', errors, newline)
        if isinstance(mode, str) and not isinstance(file, int) and set(mode) & set('wax+'):
            self.note_written(file)
            self.opened.add(opened)
        return opened

    def open_number(self, path, flags, mode=0o777, *, dir_fd=None):
        """As `os.open`."""
        try:
            number = open_number(path, flags, mode, dir_fd=dir_fd)
        except FileNotFoundError:
            is_read = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) == 0
            if dir_fd is not None or not is_read or not self.is_for_program(path) or not self.stands_in(path):
                raise
            return self.opened_input(path, flags)
        if flags & (os.O_WRONLY | os.O_RDWR):
            self.note_written(path)
        return number

    def read_line(self, prompt='', /):
        """As `input`."""
        try:
            return read_input(prompt)
        except EOFError:
            self.note_overread()
            raise

    def note_overread(self):
        self.overreads += 1
        if self.overreads > OVERREADS:
            raise EndOfInput('EOF when reading a line')

    # -- the judge's input -------------------------------------------------------------------------------------------

    def is_for_program(self, file):
        return isinstance(file, (str, bytes, os.PathLike)) and not os.path.abspath(named(file)).startswith(SYSTEM)

    def stands_in(self, file):
        """True if a missing file is to contain the judge's input. Notes it then."""
        if self.at_judge or self.expects_missing():
            return False
        self.stand_ins[named(file)] = None
        return True

    def expects_missing(self):
        """
        True if the program handles the missing file by ignoring it or by reading standard input: it uses the file only
        on its author's machine.
        """
        frame = sys._getframe(1)
        while frame is not None and frame.f_code.co_filename != FILE:
            frame = frame.f_back
        if frame is None:
            return False
        try:
            tree = ast.parse(self.source)
        except SyntaxError:  # what `exec` runs may have other lines
            return False
        line = frame.f_lineno
        return any(
            isinstance(node, ast.Try)
            and node.body[0].lineno <= line <= node.body[-1].end_lineno
            and any(map(goes_without, node.handlers))
            for node in ast.walk(tree)
        )

    def opened_input(self, _path, _flags):
        """Returns a new file descriptor for the judge's input."""
        number = open_number(JUDGE_INPUT, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
        os.write(number, self.input)
        os.lseek(number, 0, os.SEEK_SET)
        os.remove(JUDGE_INPUT)
        return number

    # -- written files -----------------------------------------------------------------------------------------------

    def note_written(self, file):
        name = named(file)
        path = os.path.abspath(name)
        if not path.startswith(SYSTEM) and len(self.paths) < WRITTEN:
            self.paths.setdefault(name, path)

    def make_folder(self, file):
        """Creates the missing folder of a file, because it exists on the author's machine."""
        path = os.path.abspath(named(file))
        missing = []
        folder = os.path.dirname(path)
        while not os.path.exists(folder):
            missing.append(folder)
            folder = os.path.dirname(folder)
        for folder in reversed(missing):
            os.mkdir(folder)
        self.made += [*reversed(missing), path]

    def flush(self):
        for file in list(self.opened):
            try:
                file.flush()
            except (OSError, ValueError):  # closed
                pass

    def report(self):
        """
        The program's use of its input and of files, for the worker. Also removes what `make_folder` has made: call it
        once the program has ended.
        """
        self.flush()
        written = []
        for name, path in self.paths.items():
            try:
                with open_file(path, 'rb') as file:
                    text = file.read(4 * self.limit).decode('utf-8', 'replace')
            except OSError:  # removed
                continue
            written.append({'name': name, 'text': text[: self.limit]})
        for path in reversed(self.made):
            try:
                os.rmdir(path) if os.path.isdir(path) else os.remove(path)
            except OSError:  # removed by the program, or not empty
                pass
        return {'overread': self.overreads > 0, 'standIns': list(self.stand_ins), 'written': written}


def named(file):
    return os.fsdecode(file)


def goes_without(handler):
    """True if an exception handler of a missing file does nothing, or reads standard input."""
    kinds = [] if handler.type is None else [getattr(kind, 'id', '') for kind in ast.walk(handler.type)]
    if handler.type is not None and not MISSING & set(kinds):
        return False
    if all(isinstance(statement, ast.Pass) for statement in handler.body):
        return True
    return any(
        getattr(node, 'id', None) == 'input' or getattr(node, 'attr', None) == 'stdin'
        for statement in handler.body
        for node in ast.walk(statement)
    )
