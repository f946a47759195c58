"""
Channel from a run to its worker: a device file, so that programs cannot reach JavaScript. A message is a JSON list; its
answer can be read from the file afterwards.
"""
import json
import os

PATH = '/dev/backdoku'
END = b'["end"]'
ANSWER_BYTES = 16

# Captured because programs may replace them.
encoded, open_file, read, write = json.dumps, os.open, os.read, os.write


class Channel:
    def __init__(self):
        self.file = open_file(PATH, os.O_RDWR)

    def begin(self, lines, busy, line):
        """
        Reports that the program starts now. busy: address of a byte that is nonzero while interrupts are unsafe. line:
        address of the line, in 32 bits, at which the program was when it was last looked at.
        """
        self.tell(encoded(['begin', lines, busy, line]).encode())

    def take_part(self, address, events):
        """Passes on a part of events, stored at an address. Returns the size of the next part."""
        self.tell(encoded(['take_part', address, events]).encode())
        return int(read(self.file, ANSWER_BYTES))

    def end(self):
        """Reports that the program has just ended."""
        self.tell(END)

    def deliver(self, answer, values):
        """Delivers the answer and the values that it references by index, both JSON."""
        self.tell(encoded(['deliver', answer, values]).encode())

    def take_lines(self, lines):
        """Passes on lines that a variable was followed through. Returns true if no more are needed."""
        self.tell(encoded(['take_lines', lines]).encode())
        return read(self.file, ANSWER_BYTES) == b'1'

    def end_lines(self, events, has_ended, values):
        """Ends the lines. values: those that the lines reference by index, JSON."""
        self.tell(encoded(['end_lines', events, has_ended, values]).encode())

    def tell(self, message):
        try:
            write(self.file, message)
        except OSError:  # the program closed all files
            self.file = open_file(PATH, os.O_RDWR)
            write(self.file, message)

    def close(self):
        try:
            os.close(self.file)
        except OSError:  # the program closed all files
            pass
