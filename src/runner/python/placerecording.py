"""Records writes to boards in structures other than lists (see `places.py`). Slower than `recording.py`."""
import sys

from .frames import is_own
from .places import CANDIDATES, ROWS, readings, structures, value_at
from .recording import CELL, FORMER_BOARDS, Recorder
from .rewriting import SITE

# Names of the program's modules.
OWN = '__main__', 'solution'
# Each site looks for a board at this many first stores; later, at counts that are powers of two.
LOOKS = 200
# Maximum values that all looks visit in total; each takes about ten microseconds.
VISITS = 200_000
# Visits for which one reading (an interpretation of a structure as a board) counts.
VISITS_OF_READING = 10
# Maximum values that one look visits.
VISITS_AT_ONCE = 4000
# Maximum failed looks for copies of the board.
FAILED_COPIES = 200


class PlaceRecorder(Recorder):
    """Records writes to a board in any structure. give_up: called once if the search for a board ends without one."""

    def __init__(self, givens, sites, take_part, give_up):
        super().__init__(givens, sites, take_part)
        self.give_up = give_up
        self.stores = [0] * sites
        self.visits = 0
        self.has_given_up = False
        self.failed_copies = 0
        # True once a structure has shown the puzzle, even if it is never written.
        self.is_kept = False
        # The board (`Places`) that each object is a part of, by the id of the object, which the board keeps alive.
        self.places = {}
        # Structures of candidates that do not show the givens yet, by the ids of the objects that they consist of.
        self.promising = {}
        self.boards = 0

    # -- the hooks ---------------------------------------------------------------------------------------------------

    def hooks(self):
        return super().hooks() | {
            '__store__': self.store,
            '__store_in__': self.store_in,
            '__attribute__': self.store_attribute,
        }

    def store(self, v, o, i, site):
        self.writing(o, site)
        o[i] = v
        self.written(o, i, site)

    def store_in(self, v, outer, i, j, site):
        self.store(v, outer[i], j, site)

    def store_attribute(self, v, o, name, site):
        self.writing(o, site)
        setattr(o, name, v)
        self.written(o, name, site)

    def delete(self, o, i, site):
        self.writing(o, site)
        del o[i]
        self.written(o, None, site)

    def method(self, o, name, site, *arguments, **named):
        self.writing(o, site)
        result = getattr(o, name)(*arguments, **named)
        self.written(o, None, site)
        return result

    # -- writes ------------------------------------------------------------------------------------------------------

    def writing(self, o, site):
        """Called before a write, because only then a new board still shows the puzzle."""
        if self.has_given_up:
            return
        places = self.places.get(id(o))
        # The id may have been reused by another object.
        if places is None or id(o) not in places.holders:
            try:
                places = self.found(o, site) if self.live is None else self.copied(o)
            except Exception:  # raised by a collection class of the program, or by a recursion that is too deep
                return
            if places is None:
                return
            self.add(places)
        elif places is self.live:
            return
        else:
            # Its structure may have changed since it was the live board.
            places.fill()
        self.live = places
        self.follow(site)

    def written(self, o, key, site):
        live = self.live
        if live is None:
            self.check_promising(o, site)
            return
        if id(o) not in live.holders:
            return
        cell = live.candidates.get(id(o))
        if cell is not None:
            self.put(cell * CELL, max(0, live.digit(cell)), site)
            return
        if (id(o), live.attribute) in live.index:
            # A property or a method may have changed the attribute.
            key = live.attribute
        try:
            cell = live.index.get((id(o), key))
        except TypeError:  # a slice
            pass
        if cell is not None:
            self.put(cell * CELL, max(0, live.digit(cell)), site)
            if type(value_at(o, key)) not in CANDIDATES:
                return
        live.fill()
        self.add(live)
        if cell is None:
            self.follow(site)

    def check_promising(self, o, site):
        places = self.promising.get(id(o))
        if places is not None and places.fill() and places.keeps(self.givens):
            self.live = places
            self.add(places)
            self.follow(site)

    def add(self, places):
        self.boards += 1
        if self.boards > FORMER_BOARDS:
            self.boards = 1
            self.places.clear()
        self.places.update(dict.fromkeys(places.holders, places))

    # -- looking for the board ---------------------------------------------------------------------------------------

    def found(self, o, site):
        """
        Returns the board that contains `o` if it shows the puzzle and a write is about to change it; otherwise None.
        """
        number = site // SITE
        count = self.stores[number] = self.stores[number] + 1
        if count > LOOKS and count & (count - 1) or id(o) in self.promising:
            return None
        if self.visits > VISITS:
            self.has_given_up = True
            self.give_up()
            return None
        return self.look(own_variables(), o)

    def look(self, variables, o=None):
        """
        Returns the board that shows the puzzle and contains `o`, unless `recording.py` can record it; otherwise None.
        Also sets `is_kept` if any structure shows the puzzle, and remembers those that may show it later.
        """
        for outer in self.visited(variables):
            for places in readings(outer):
                self.visits += VISITS_OF_READING
                if places.shows(self.givens):
                    self.is_kept = self.is_kept or any(type(holder) is not tuple for holder in places.holders.values())
                    if id(o) in places.holders and not places.is_usual(self.givens):
                        return places
                elif id(o) in places.holders and places.order is ROWS and places.is_promising():
                    self.promising.update(dict.fromkeys(places.holders, places))
        return None

    def visited(self, variables):
        visits = 0
        for outer in structures(variables, OWN):
            visits += 1
            self.visits += 1
            if visits > VISITS_AT_ONCE:
                return
            if outer is not None:
                yield outer

    def copied(self, o):
        """Returns the copy of the live board that contains `o`, which a write is about to change; otherwise None."""
        live = self.live
        kind = type(live.outer)
        if type(o) is kind:
            places = live.like(o)
            if places is not None and places.keeps(self.givens):
                return places
        if self.failed_copies > FAILED_COPIES or type(o) not in {type(holder) for holder in live.holders.values()}:
            return None
        for outer in self.visited(own_variables()):
            if type(outer) is kind and len(outer) == len(live.outer):
                places = live.like(outer)
                if places is not None and id(o) in places.holders and places.keeps(self.givens):
                    return places
        self.failed_copies += 1
        return None


def own_variables():
    """Yields the values of the program's variables, innermost call first."""
    frame = sys._getframe(1)
    globals_of_program = None
    while frame is not None:
        if is_own(frame):
            globals_of_program = frame.f_globals
            if frame.f_locals is not globals_of_program:
                yield from list(frame.f_locals.values())
        frame = frame.f_back
    if globals_of_program is not None:
        yield from values_of(globals_of_program)


def values_of(variables):
    return [value for name, value in variables.items() if name != '__builtins__']
