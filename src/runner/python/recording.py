"""Records every change of the program's board, in order, with the site that made it."""
import builtins
import gc
from array import array

from .boards import LONGEST, Board, boards_of, digit, keeps, shows, strict_digit
from .rewriting import SITE

# Size of the first part; `take_part` returns the size of the next.
FIRST_PART = 64
# An event is site * SITE + cell * CELL + digit. Added rather than shifted, because Python adds faster.
CELL = 1 << 4
# Limit of failed `gc.get_referrers` calls, which take milliseconds each: tables that resemble rows may cause thousands.
FAILED_LOOKS = 64
# Limit of abandoned boards. Each keeps its rows alive, so that their ids stay valid.
FORMER_BOARDS = 2000
# Limit of lists known not to be boards, which are kept alive for the same reason.
NO_BOARDS = 1000
# Cell, digit and event of a store outside of the board: a no-op, as index 1 of `shown` is no cell and always holds 0.
NO_CHANGE = 1, 0, 0
# Limit of cached notes (see `rewriting.py`), so that programs that write many different values do not fill the memory.
KNOWN_NOTES = 20_000
# Stores before a board is found, after which lists that do not match are ruled out for good.
FIRST_LOOKS = 50_000


def border(row):
    """Cells of a padding row: None for each index."""
    return [None] * len(row) if type(row) is list else []


class Mistaken(BaseException):
    """A write was missed: the recorded events do not reproduce the board."""


class Recorder:
    """
    Implements the hooks of a rewritten program. Hands over events in parts, as numbers site << 11 | cell << 4 | digit;
    hooks get sites as multiples of 1 << 11. `take_part(events)` gets a part as an array and returns the next size.
    known: the board, if it is known before the program runs.
    """

    def __init__(self, givens, sites, take_part, known=None):
        self.givens = list(givens)
        self.rows_of_givens = [self.givens[first : first + 9] for first in range(0, 81, 9)]
        # The board after the events so far, indexed by cell * CELL.
        self.shown = [0] * (81 * CELL)
        self.shown[::CELL] = self.givens
        self.take_part = take_part
        # Number of stores of each site to lists other than the board.
        self.missed = [0] * sites
        # The live board: the one that the program uses now; None while it is unknown.
        self.live = None
        # Id of each row of the live board -> cell * CELL at each index.
        self.cells_of = {}
        self.former = {}
        self.looks = 0
        self.failed_looks = 0
        # Number of full board comparisons, which are far slower than single stores.
        self.follows = 0
        self.no_boards = {}
        self.is_mistaken = False
        # Events in the parts before this one.
        self.done = 0
        # 1 while interrupts are unsafe, so that no part is lost or handed over twice.
        self.busy = array('B', [0])
        # Stores that the program has noted but not reported, and a cache from notes to their events.
        self.notes, self.events_of_notes = [], {}
        # Cells of the live board by the index of their row and their column.
        self.live_cells = []
        # Site numbers from here on encode lines.
        self.sites = sites
        self._bind()
        if known is not None:
            self.take(known)

    # -- the board ---------------------------------------------------------------------------------------------------

    def take(self, board):
        self.live = board
        self.cells_of.clear()
        for number, row in enumerate(board.rows()):
            if type(row) is list:
                self.cells_of[id(row)] = board.cells_of_row(number, row)
                self.former[id(row)] = board
        self.set_live(board)
        self.former[id(board.outer)] = board
        if len(self.former) > 10 * FORMER_BOARDS:
            for key in list(self.former)[: 5 * FORMER_BOARDS]:
                if not self.live.has(self.former[key].outer):
                    del self.former[key]

    def fits(self, board):
        """True if a board shows the puzzle or, once a live board is known, may be a copy of it."""
        if self.live is None:
            return shows(board, self.givens)
        if sum(map(bool, self.givens)) < 9:
            # With so few givens, unrelated tables would match.
            return shows(board, self.shown[::CELL]) or shows(board, self.givens)
        return keeps(board, self.givens)

    def board_with(self, row):
        """The program's board if the list is that board or one of its rows; otherwise None."""
        if len(row) == 81:
            board = Board(row, 0, True)
            return board if self.fits(board) else None
        if not self.resembles_row(row) or self.failed_looks > FAILED_LOOKS or id(row) in self.no_boards:
            return None
        for outer in gc.get_referrers(row):
            if type(outer) is list and 9 <= len(outer) <= LONGEST:
                for board in boards_of(outer):
                    if board.has(row) and self.fits(board):
                        return board
        self.failed_looks += 1
        if len(self.no_boards) < NO_BOARDS:
            self.no_boards[id(row)] = row
        return None

    def resembles_row(self, row):
        """True if a list contains the givens of some row, and only those while no board is known."""
        size = len(row)
        if not 9 <= size <= LONGEST:
            return False
        if self.live is None:
            return self.resembles_row_at(row, 0) or size > 9 and self.resembles_row_at(row, 1)
        return size == self.live.width() and self.resembles_row_at(row, self.live.offset)

    def resembles_row_at(self, row, offset):
        for givens in self.rows_of_givens:
            index = offset
            for given in givens:
                value = row[index]
                if given != 0 or self.live is None:
                    if strict_digit(value) != given:
                        break
                elif type(value) is bool:
                    break
                index += 1
            else:
                return True
        return False

    def outer_board(self, outer):
        """The program's board if the list is its outer list; otherwise None."""
        if type(outer) is not list:
            return None
        return next((board for board in boards_of(outer) if self.fits(board)), None)

    def look_in_vain(self, found):
        self.looks += 1
        if self.looks > FIRST_LOOKS and len(self.no_boards) < NO_BOARDS:
            self.no_boards[id(found)] = found

    # -- stores to the live board ------------------------------------------------------------------------------------

    def _bind(self):
        """
        Makes the functions that run for each store. They share variables of this function, because Python accesses
        these faster than attributes. Functions that run rarely are methods.
        """
        recorder, shown, missed = self, self.shown, self.missed
        cells_of, cells_at, no_boards = self.cells_of, self.cells_of.get, self.no_boards
        # Events in the log, and its size.
        n, size = 0, FIRST_PART
        log = [0] * FIRST_PART
        # The live board, its rows, and their cells by index. List lookups take a third of the time of `cells_of`.
        live_outer, live_rows, live_cells = None, [], []
        # Stores to the live board not yet in the log, and a cache from notes to their events.
        notes, events_of_notes = self.notes, self.events_of_notes
        is_noting = False
        # Names visible to the rewritten program.
        visible = vars(builtins)
        busy = self.busy

        def set_live(board):
            nonlocal live_outer, live_rows, live_cells
            live_outer, live_rows, live_cells = board.outer, board.outer, []
            if not board.is_flat:
                live_rows = board.outer[:]
                live_cells = [cells_at(id(row)) or border(row) for row in live_rows]
            recorder.live_cells = live_cells
            events_of_notes.clear()
            visible['__live__'] = live_outer

        def show_room():
            visible['__room__'] = size - n

        def note():
            nonlocal is_noting
            is_noting = True
            show_room()

        def resize_part(events):
            nonlocal size
            size = events
            if len(log) < events:
                log.extend([0] * (events - len(log)))
            show_room()

        def full():
            """Hands over the log. While the program runs, busy has to be set; clears it."""
            nonlocal n
            try:
                part = array('I', log[:n])
                n = 0
                resize_part(recorder.part_full(part))
            finally:
                busy[0] = 0

        def put(cell, value, site):
            """Records a digit in a cell, unless the cell already has it. cell: a multiple of CELL."""
            nonlocal n
            if shown[cell] == value:
                return
            shown[cell] = value
            log[n] = site + cell + value
            n += 1
            if n == size:
                busy[0] = 1
                full()
            elif is_noting:
                show_room()

        def take_notes():
            """Converts the notes to events in the log."""
            nonlocal n
            # Locals are faster than closure variables.
            count, most, digits, numbers, known = n, size, shown, log, events_of_notes
            for note in notes:
                try:
                    cell, value, number = known[note]
                except (KeyError, TypeError):  # not cached, or an unhashable value
                    cell, value, number = recorder.event_of(*note)
                if digits[cell] != value:
                    digits[cell] = value
                    numbers[count] = number
                    count += 1
                    if count == most:
                        n = count
                        full()
                        busy[0] = 1
                        count, most = n, size
            n = count

        def store_item(v, o, i, site):
            """`o[i] = v`"""
            nonlocal n
            if notes:
                recorder.noted()
            cells = cells_at(id(o))
            if cells is None:
                return recorder.store_elsewhere(v, o, i, site)
            o[i] = v
            value = v if type(v) is int and 0 <= v <= 9 else digit(v)
            try:
                cell = cells[i]
                if shown[cell] == value:
                    return
                log[n] = site + cell + value
                shown[cell] = value
            except (TypeError, IndexError):  # a slice, or padding
                return recorder.store_odd(cells, value, i, site)
            n += 1
            if n == size:
                busy[0] = 1
                full()
                recorder.verify()
            elif is_noting:
                show_room()

        def store_nested(v, outer, i, j, site):
            """`outer[i][j] = v`"""
            nonlocal n
            if notes:
                recorder.noted()
            o = outer[i]
            if outer is not live_outer or o is not live_rows[i]:
                if id(outer) in no_boards and id(o) not in cells_of:
                    missed[site // SITE] += 1
                    o[j] = v
                    return
                return recorder.store_nested_elsewhere(v, outer, o, j, site)
            o[j] = v
            value = v if type(v) is int and 0 <= v <= 9 else digit(v)
            try:
                cell = live_cells[i][j]
                if shown[cell] == value:
                    return
                log[n] = site + cell + value
                shown[cell] = value
            except (TypeError, IndexError):
                return recorder.store_odd(live_cells[i], value, j, site)
            n += 1
            if n == size:
                busy[0] = 1
                full()
                recorder.verify()
            elif is_noting:
                show_room()

        self.set_live, self.note, self.put, self.take_notes = set_live, note, put, take_notes
        self.resize_part, self.show_room, self.full, self.in_log = resize_part, show_room, full, lambda: n
        self.store_item, self.store_nested = store_item, store_nested

    def hooks(self):
        """What the rewritten program uses, by name."""
        return {
            '__store__': self.store_item,
            '__store_in__': self.store_nested,
            '__delete__': self.delete,
            '__method__': self.method,
            '__slice__': slice,
            '__notes__': self.notes,
            '__noted__': self.noted,
            '__len__': len,
            '__rows__': self.cells_of,
            '__id__': id,
        }

    def noted(self):
        was_done = self.done
        self.settle_notes()
        if self.done > was_done:
            self.verify()

    def settle_notes(self):
        self.busy[0] = 1
        try:
            self.take_notes()
        finally:
            self.notes.clear()
            self.busy[0] = 0
        self.show_room()

    def event_of(self, site, v, *place):
        """
        Returns the cell as a multiple of CELL, the digit and the event of a note. place: an index in a flat board;
        otherwise the row's index or id, and the index in the row.
        """
        value = v if type(v) is int and 0 <= v <= 9 else digit(v)
        try:
            cell = self.cell_at(*place)
            event = NO_CHANGE if cell is None else (cell, value, site + cell + value)
        except (KeyError, TypeError, IndexError):  # the index was a variable that holds a slice
            self.is_mistaken = True
            raise Mistaken
        try:
            if len(self.events_of_notes) == KNOWN_NOTES:
                self.events_of_notes.clear()
            self.events_of_notes[site, v, *place] = event
        except TypeError:  # an unhashable value is not cached
            pass
        return event

    def cell_at(self, first, second=None):
        if second is None:
            return self.cells_of[id(self.live.outer)][first]
        # Row indices are never as large as ids.
        cells = self.cells_of.get(first)
        return self.live_cells[first][second] if cells is None else cells[second]

    def store_odd(self, cells, value, i, site):
        """Records a store to padding, by an index that is no plain integer, or by a slice."""
        if isinstance(i, int) and -len(cells) <= i < len(cells):
            if cells[i] is not None:
                self.put(cells[i], value, site)
        else:
            self.follow(site)

    def follow(self, site):
        """Compares the whole board and records the differences as events."""
        self.follows += 1
        cells = self.live.cells() if self.live is not None else None
        if cells is not None and cells != self.shown[::CELL]:
            self.state(cells, site)

    def state(self, cells, site):
        """Records the 81 digits of a board: an event for each cell that differs from the events so far."""
        for cell, value in enumerate(cells):
            self.put(cell * CELL, value, site)

    # -- stores to other lists ---------------------------------------------------------------------------------------

    def miss(self, site):
        self.missed[site // SITE] += 1

    def known(self, o):
        """An earlier board that has this list as its outer list or a row; otherwise None."""
        board = self.former.get(id(o))
        return board if board is not None and board.has(o) else None

    def store_nested_elsewhere(self, v, outer, o, j, site):
        """`outer[i][j] = v` where `o` is `outer[i]`, but not the row that the live board is known to have there."""
        if id(o) in self.cells_of:
            return self.store_item(v, o, j, site)
        if type(o) is list and type(outer) is list and 9 <= len(outer) <= 11:
            return self.store_in_list_elsewhere(v, outer, o, j, site)
        return self.store_elsewhere(v, o, j, site)

    def store_elsewhere(self, v, o, i, site):
        """Handles a store into a list that is not known as a row of the live board."""
        if type(o) is not list or not 9 <= len(o) <= 81 or 11 < len(o) < 81 or id(o) in self.no_boards:
            self.miss(site)
            o[i] = v
            return
        live = self.live
        board = live if live is not None and o is live.outer else self.known(o)
        if board is None:
            board = self.board_with(o)
            if board is None and (live is None or type(v) in (str, tuple, list)):
                board = self.outer_board(o)
            if board is None:
                if live is None:
                    return self.store_first(v, o, i, site)
                self.miss(site)
                o[i] = v
                return
        if board is not live:
            self.take(board)
            self.follow(site)
        if id(o) in self.cells_of:
            return self.store_item(v, o, i, site)
        o[i] = v
        self.take(board)
        self.follow(site)

    def store_first(self, v, o, i, site):
        """Stores while no board is known: a board filled cell by cell may be complete afterwards."""
        o[i] = v
        board = self.board_with(o) or self.outer_board(o)
        if board is None:
            self.miss(site)
            self.look_in_vain(o)
        else:
            self.take(board)

    def store_in_list_elsewhere(self, v, outer, o, j, site):
        """Handles a store into a list `o` in a list `outer`; `o` is not known as a row of the live board."""
        live = self.live
        if live is not None and outer is live.outer:
            # A row was replaced by an unwatched write.
            self.take(live)
            self.follow(site)
            if id(o) not in self.cells_of:
                self.miss(site)
                o[j] = v
                return
            return self.store_item(v, o, j, site)
        board = self.known(outer) or self.outer_board(outer)
        if board is not None:
            self.take(board)
            self.follow(site)
            return self.store_item(v, o, j, site) if id(o) in self.cells_of else self.store_elsewhere(v, o, j, site)
        if live is None:
            o[j] = v
            board = self.outer_board(outer)
            if board is not None:
                self.take(board)
                return
            self.miss(site)
            self.look_in_vain(outer)
            return
        self.miss(site)
        if len(self.no_boards) < NO_BOARDS:
            self.no_boards[id(outer)] = outer
        o[j] = v

    # -- methods of lists, and `del` ---------------------------------------------------------------------------------

    def changing(self, o):
        """Called before a list changes by a method or `del`, while its contents may still identify the board."""
        if self.notes:
            self.noted()
        if self.live is None and type(o) is list:
            board = self.board_with(o) or self.outer_board(o)
            if board is not None:
                self.take(board)

    def changed(self, o, site):
        live = self.live
        if type(o) is not list:
            self.miss(site)
        elif live is None:
            board = self.outer_board(o)
            if board is None:
                self.miss(site)
            else:
                self.take(board)
        elif id(o) in self.cells_of or o is live.outer:
            self.take(live)
            self.follow(site)
        else:
            self.miss(site)

    def delete(self, o, i, site):
        self.changing(o)
        del o[i]
        self.changed(o, site)

    def method(self, o, name, site, *arguments, **named):
        self.changing(o)
        result = getattr(o, name)(*arguments, **named)
        self.changed(o, site)
        return result

    # -- parts -------------------------------------------------------------------------------------------------------

    def hand_over_rest(self):
        """
        Hands over what there is, full or not. Verifies nothing, because the program may be between a store and its note.
        """
        if self.notes:
            self.settle_notes()
        if self.in_log():
            self.busy[0] = 1
            self.full()

    def part_full(self, part):
        """Hands over a part. Returns the size of the next."""
        self.done += len(part)
        return self.take_part(part)

    def filled(self):
        """Number of events in the current part."""
        if self.notes:
            self.noted()
        return self.in_log()

    def events(self):
        in_part = self.filled()
        return self.done + in_part

    def end(self):
        """Hands over the last part, unless it is empty."""
        if self.filled():
            self.full()

    def site_of_line(self, line):
        """The pseudo-site of a line, for changes without a store."""
        return (self.sites + line) * SITE

    def verify(self):
        """Raises Mistaken if the events do not reproduce the board."""
        if self.live is None:
            return
        cells = self.live.cells()
        if cells is not None and cells != self.shown[::CELL]:
            self.is_mistaken = True
            raise Mistaken
