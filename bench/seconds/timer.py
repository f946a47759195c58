"""Runs a program several times and prints its least CPU time and the number of lines it printed.

Arguments: <runs> <seconds> <program> <argument> …. Stops early after a run that takes longer than <seconds>.
The program gets this script's standard input.
"""
import os
import sys
import tempfile

runs, enough, command = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3:]
given = sys.stdin.buffer.read()
least, lines = float('inf'), 0
for run in range(runs):
    with tempfile.TemporaryFile() as taken, tempfile.TemporaryFile() as printed:
        taken.write(given)
        taken.seek(0)
        child = os.fork()
        if child == 0:
            os.dup2(taken.fileno(), 0)
            os.dup2(printed.fileno(), 1)
            os.execvp(command[0], command)
        _, status, usage = os.wait4(child, 0)
        if status != 0:
            sys.exit('%s ended with %d' % (command, status))
        printed.seek(0)
        lines = printed.read().count(b'\n')
    least = min(least, usage.ru_utime + usage.ru_stime)
    if usage.ru_utime > enough:
        break
print(least, lines)
