"""Data structures in which programs store a board, and the digits in them."""

# The digit that each value denotes; 0 for the common notations of a blank.
DIGITS = {blank: 0 for blank in ('.', ' ', '', '_', '*', '-', '?', '#', 'x', 'X', None, -1)}
DIGITS.update({digit: digit for digit in range(10)})
DIGITS.update({str(digit): digit for digit in range(10)})

NO_DIGIT = -1


def digit(value):
    """Returns the digit that a value denotes; 0 if it denotes none."""
    try:
        return DIGITS.get(value, 0)
    except TypeError:  # unhashable, e.g. a list or set of candidates
        return 0


def strict_digit(value):
    """As `digit`, but NO_DIGIT for anything other than digits and blanks, such as the booleans of a table."""
    if type(value) is bool:
        return NO_DIGIT
    try:
        return DIGITS.get(value, NO_DIGIT)
    except TypeError:
        return NO_DIGIT


class Board:
    """A list of 81 cells, flat or in rows. Offset is 1 if index 0 of list and rows is left out, for 1-based access, else 0."""

    __slots__ = ('outer', 'offset', 'is_flat')

    def __init__(self, outer, offset, is_flat):
        self.outer = outer
        self.offset = offset
        self.is_flat = is_flat

    def rows(self):
        return [self.outer] if self.is_flat else self.outer[self.offset : self.offset + 9]

    def values(self):
        if self.is_flat:
            return self.outer[:81]
        return [value for row in self.rows() for value in row[self.offset : self.offset + 9]]

    def cells(self):
        """The digits of its 81 cells, 0 for a blank; None while its shape is broken."""
        try:
            values = self.values()
        except TypeError:  # a row was replaced by something else
            return None
        return [digit(value) for value in values] if len(values) == 81 else None

    def copy(self):
        """Copies `outer` with its rows. The copy compares equal until the next write."""
        return [row[:] if type(row) is list else row for row in self.outer]

    def cells_of_row(self, number, row):
        """The cell * 16 at each index of a row; None for padding."""
        if self.is_flat:
            return [cell * 16 for cell in range(81)]
        first = number * 9 - self.offset
        return [(first + i) * 16 if 0 <= i - self.offset < 9 else None for i in range(len(row))]

    def width(self):
        """Number of cells in a row, with those beside the board; 81 if it is flat."""
        return len(self.rows()[0])

    def has(self, one):
        return one is self.outer or any(row is one for row in self.rows())


# Maximum number of rows and of columns: boards may have an edge, or one row too many.
LONGEST = 11


def boards_of(outer):
    """
    The boards that a list may be, by its shape: 81 cells, or nine rows of nine, possibly with more beside them. A list
    with more may leave out index 0, or what is behind index 8.
    """
    size = len(outer)
    if size == 81:
        return [Board(outer, 0, True)]
    if not 9 <= size <= LONGEST:
        return []
    return [Board(outer, offset, False) for offset in (1, 0) if has_rows(outer, offset)]


def has_rows(outer, offset):
    rows = outer[offset : offset + 9]
    return len(rows) == 9 and all(
        type(row) in (list, str, tuple) and 9 + offset <= len(row) <= LONGEST for row in rows
    )


def shows(board, cells):
    """True if a board shows exactly these cells."""
    for value, cell in zip(board.values(), cells):
        if strict_digit(value) != cell:
            return False
    return True


def keeps(board, givens):
    """True if a board has the givens, and digits or blanks elsewhere."""
    for value, given in zip(board.values(), givens):
        found = strict_digit(value)
        if found != given and (given != 0 or found == NO_DIGIT):
            return False
    return True
