def row_ref(s, i):
    return s[i // 9 * 9:i // 9 * 9 + 9]


def column_ref(s, i):
    return s[i % 9::9]


def box_ref(s, i):
    start = i // 27 * 27 + i % 9 // 3 * 3
    return s[start:start + 3] + s[start + 9:start + 12] + s[start + 18:start + 21]


def solver(s):
    i = s.find('0')
    if i < 0:
        return s
    row_set = set(row_ref(s, i))
    column_set = set(column_ref(s, i))
    box_set = set(column_ref(s, i))
    for d in '123456789':
        if d not in row_set | column_set | box_set:
            found = solver(s[:i] + d + s[i + 1:])
            if found:
                return found
    return None


text = ''.join(input().split()[0] for _ in range(9))
answer = solver(text)
for y in range(9):
    print(answer[y * 9:y * 9 + 9])
