"""Rewrites every store into a subscript as a call, so that writes to the board are recorded.

    X[i] = v          __store__(v, X, i, site)
    R[i][j] = v       __store_in__(v, R, i, j, site), if equivalent: a board may be known only by its outer list
    X.insert(i, v)    __method__(X, 'insert', site, i, v)
    del X[i]          __delete__(X, i, site)

Stores that usually hit the board avoid most calls: they run unchanged and append a note, which is processed in batches.

    R[i][j] = v       if R is __live__:
                          R[i][j] = v
                          __notes__.append((site, v, i, j))
                          if __len__(__notes__) >= __room__:
                              __noted__()
                      else:
                          __store_in__(v, R, i, j, site)
    X[i] = v          likewise, if X is __live__ and the board is a list of its cells, or if __id__(X) in __rows__

A site is a position in the source that stores. Sites have the same numbers, whichever are watched.
"""
import ast

from .demo import with_demo

FILE = 'program.py'

# Multiplier of the site in an event.
SITE = 1 << 11

# Methods that change a list.
METHODS = frozenset(('append', 'clear', 'extend', 'insert', 'pop', 'remove', 'reverse', 'sort', '__setitem__', '__delitem__'))


def parsed(source):
    """Parses a program. Raises SyntaxError exactly as running it does."""
    # Some errors are only found by the compiler, such as a `return` outside of a function.
    compile(source, FILE, 'exec', dont_inherit=True, optimize=0)
    return ast.parse(source, FILE)


def as_written(source, called=None):
    """Compiles a program unwatched. Returns its code and an empty list of sites."""
    program = source if called is None else with_demo(parsed(source), called)
    return compile(program, FILE, 'exec', dont_inherit=True, optimize=0), []


def compiled(source, called=None, watched=None, noted=frozenset(), is_flat=False, has_attributes=False):
    """
    Compiles a rewritten program. Returns its code and the line of each site. called: the function whose demo calls are
    skipped. watched: the sites to rewrite; None for all. noted: sites that append notes where possible. is_flat: true
    if the board is a flat list of cells. has_attributes: rewrites stores into attributes as well.
    """
    tree = parsed(source) if watched is None else ast.parse(source, FILE)
    if called is not None:
        with_demo(tree, called)
    kind = AttributeRewriting if has_attributes else Rewriting
    rewriting = kind(watched, noted, is_flat)
    tree = ast.fix_missing_locations(rewriting.visit(tree))
    return compile(tree, FILE, 'exec', dont_inherit=True, optimize=0), rewriting.lines


def is_simple(index):
    """True if the evaluation order of an index does not matter."""
    if isinstance(index, ast.BinOp):
        return is_simple(index.left) and is_simple(index.right)
    return isinstance(index, (ast.Name, ast.Constant))


def is_index(part):
    return not isinstance(part, (ast.Slice, ast.Tuple))


def load(name):
    return ast.Name(name, ast.Load())


def store(name):
    return ast.Name(name, ast.Store())


class Rewriting(ast.NodeTransformer):
    # Targets whose stores are rewritten.
    targets = (ast.Subscript,)
    methods = METHODS

    def __init__(self, watched, noted, is_flat):
        self.watched = watched
        self.noted = noted
        self.is_flat = is_flat
        self.lines = []
        self.temporaries = 0

    def site(self, node):
        """Registers a site. Returns its number times SITE, or None if it is not watched."""
        self.lines.append(node.lineno)
        number = len(self.lines) - 1
        return number * SITE if self.watched is None or number in self.watched else None

    def has_target(self, target):
        return any(isinstance(node, self.targets) and isinstance(node.ctx, ast.Store) for node in ast.walk(target))

    def temporary(self):
        self.temporaries += 1
        return f'__{self.temporaries}__'

    # -- assignments -------------------------------------------------------------------------------------------------

    def visit_Assign(self, node):
        self.generic_visit(node)
        if not any(map(self.has_target, node.targets)):
            return node
        if len(node.targets) == 1 and isinstance(node.targets[0], self.targets):
            return self.stored(node.targets[0], node.value, node)
        name = self.temporary()
        statements = [at(node, ast.Assign([store(name)], node.value))]
        for target in node.targets:
            statements += self.assigned(target, name, node)
        return statements

    def visit_AnnAssign(self, node):
        self.generic_visit(node)
        if node.value is None or not isinstance(node.target, self.targets):
            return node
        return self.stored(node.target, node.value, node)

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if not isinstance(node.target, ast.Subscript):
            return node
        site = self.site(node)
        if site is None:
            return node
        # Applied to a temporary, so that the value's type decides whether it operates in place.
        lists, index, value = self.temporary(), self.temporary(), self.temporary()
        read = ast.Subscript(load(lists), load(index), ast.Load())
        return [
            at(node, ast.Assign([store(lists)], node.target.value)),
            at(node, ast.Assign([store(index)], index_of(node.target))),
            at(node, ast.Assign([store(value)], read)),
            at(node, ast.AugAssign(store(value), node.op, node.value)),
            at(node, call('__store__', load(value), load(lists), load(index), ast.Constant(site))),
        ]

    def assigned(self, target, name, node):
        """Statements that assign a name's value to a target, unpacking from left to right as Python does."""
        if isinstance(target, self.targets):
            return self.stored(target, load(name), node)
        if not isinstance(target, (ast.Tuple, ast.List)) or not self.has_target(target):
            return [at(node, ast.Assign([target], load(name)))]
        names = [self.temporary() for _ in target.elts]
        unpacked = [
            ast.Starred(store(name), ast.Store()) if isinstance(part, ast.Starred) else store(name)
            for part, name in zip(target.elts, names)
        ]
        statements = [at(node, ast.Assign([ast.Tuple(unpacked, ast.Store())], load(name)))]
        for part, name in zip(target.elts, names):
            statements += self.assigned(part.value if isinstance(part, ast.Starred) else part, name, node)
        return statements

    def stored(self, target, value, node):
        site = self.site(target)
        if site is None:
            return [at(node, ast.Assign([target], value))]
        outer = target.value
        is_noted = site // SITE in self.noted and is_index(target.slice)
        if isinstance(outer, ast.Subscript) and is_index(outer.slice) and is_simple(target.slice):
            if is_noted and not self.is_flat:
                return self.noted_store(value, outer.value, [outer.slice, target.slice], site, node)
            return [at(node, call('__store_in__', value, outer.value, outer.slice, target.slice, ast.Constant(site)))]
        if is_noted:
            return self.noted_store(value, outer, [target.slice], site, node)
        return [at(node, call('__store__', value, outer, index_of(target), ast.Constant(site)))]

    def noted_store(self, value, board, indices, site, node):
        """Statements for a noted store with one or two indices."""
        statements = []

        def named(expression, is_kept=False):
            """An expression that can be evaluated repeatedly. is_kept: also copies names, which may be rebound."""
            if isinstance(expression, ast.Constant) or isinstance(expression, ast.Name) and not is_kept:
                return expression
            name = self.temporary()
            statements.append(at(node, ast.Assign([store(name)], expression)))
            return load(name)

        # Evaluating a later expression may rebind a name.
        are_names = all(isinstance(part, (ast.Name, ast.Constant)) for part in (board, *indices))
        value, board = named(value, not are_names), named(board)
        indices = [named(index) for index in indices]
        target = board
        for index in indices[:-1]:
            target = ast.Subscript(target, index, ast.Load())
        if len(indices) == 2 or self.is_flat:
            is_seen = ast.Compare(board, [ast.Is()], [load('__live__')])
            place = indices
        else:
            row = ast.Call(load('__id__'), [board], [])
            is_seen = ast.Compare(row, [ast.In()], [load('__rows__')])
            place = [row, *indices]
        note = ast.Tuple([ast.Constant(site), value, *place], ast.Load())
        notes = load('__notes__')
        is_full = ast.Compare(ast.Call(load('__len__'), [notes], []), [ast.GtE()], [load('__room__')])
        hook = '__store_in__' if len(indices) == 2 else '__store__'
        return statements + [
            at(
                node,
                ast.If(
                    is_seen,
                    [
                        ast.Assign([ast.Subscript(target, indices[-1], ast.Store())], value),
                        ast.Expr(ast.Call(ast.Attribute(notes, 'append', ast.Load()), [note], [])),
                        ast.If(is_full, [call('__noted__')], []),
                    ],
                    [call(hook, value, board, *indices, ast.Constant(site))],
                ),
            )
        ]

    # -- targets of loops and of `with` ------------------------------------------------------------------------------

    def visit_For(self, node):
        if self.has_target(node.target):
            name = self.temporary()
            node.body.insert(0, at(node.target, ast.Assign([node.target], load(name))))
            node.target = store(name)
        self.generic_visit(node)
        return node

    visit_AsyncFor = visit_For

    def visit_With(self, node):
        for item in reversed(node.items):
            if item.optional_vars is not None and self.has_target(item.optional_vars):
                name = self.temporary()
                node.body.insert(0, at(item.optional_vars, ast.Assign([item.optional_vars], load(name))))
                item.optional_vars = store(name)
        self.generic_visit(node)
        return node

    visit_AsyncWith = visit_With

    # -- other changes of lists --------------------------------------------------------------------------------------

    def visit_Delete(self, node):
        self.generic_visit(node)
        statements = []
        for target in node.targets:
            site = self.site(target) if isinstance(target, ast.Subscript) else None
            statements.append(
                at(node, ast.Delete([target]))
                if site is None
                else at(node, call('__delete__', target.value, index_of(target), ast.Constant(site)))
            )
        return statements

    def visit_Call(self, node):
        self.generic_visit(node)
        method = node.func
        if not isinstance(method, ast.Attribute) or method.attr not in self.methods:
            return node
        site = self.site(node)
        if site is None:
            return node
        head = [method.value, ast.Constant(method.attr), ast.Constant(site)]
        return ast.copy_location(ast.Call(load('__method__'), head + node.args, node.keywords), node)


class AttributeRewriting(Rewriting):
    """
    Also rewrites stores into attributes, and the methods of sets and dictionaries.

        X.name = v        __attribute__(v, X, 'name', site)
    """

    targets = ast.Subscript, ast.Attribute
    methods = METHODS | {'add', 'discard', 'update', 'setdefault', 'popitem', 'popleft', 'appendleft', 'difference_update', 'intersection_update'}

    def __init__(self, watched, noted, is_flat):
        super().__init__(watched, noted, is_flat)
        self.classes = []

    def visit_ClassDef(self, node):
        self.classes.append(node.name)
        self.generic_visit(node)
        self.classes.pop()
        return node

    def mangled(self, name):
        """The name of an attribute as the compiler writes it within a class."""
        is_private = name.startswith('__') and not name.endswith('__')
        owner = self.classes[-1].lstrip('_') if self.classes else ''
        return f'_{owner}{name}' if is_private and owner else name

    def stored(self, target, value, node):
        if not isinstance(target, ast.Attribute):
            return super().stored(target, value, node)
        site = self.site(target)
        if site is None:
            return [at(node, ast.Assign([target], value))]
        name = ast.Constant(self.mangled(target.attr))
        return [at(node, call('__attribute__', value, target.value, name, ast.Constant(site)))]

    def visit_AugAssign(self, node):
        if not isinstance(node.target, ast.Attribute):
            return super().visit_AugAssign(node)
        self.generic_visit(node)
        site = self.site(node)
        if site is None:
            return node
        owner, value = self.temporary(), self.temporary()
        name = node.target.attr
        return [
            at(node, ast.Assign([store(owner)], node.target.value)),
            at(node, ast.Assign([store(value)], ast.Attribute(load(owner), name, ast.Load()))),
            at(node, ast.AugAssign(store(value), node.op, node.value)),
            at(node, call('__attribute__', load(value), load(owner), ast.Constant(self.mangled(name)), ast.Constant(site))),
        ]


def at(node, statement):
    return ast.copy_location(statement, node)


def call(name, *arguments):
    return ast.Expr(ast.Call(load(name), list(arguments), []))


def index_of(target):
    """The subscript as an expression; slices become `__slice__` calls."""
    index = target.slice
    if isinstance(index, ast.Slice):
        none = ast.Constant(None)
        return ast.Call(load('__slice__'), [index.lower or none, index.upper or none, index.step or none], [])
    if isinstance(index, ast.Tuple):
        parts = [index_of(ast.Subscript(index, part, ast.Load())) for part in index.elts]
        return ast.Tuple(parts, ast.Load())
    return index
