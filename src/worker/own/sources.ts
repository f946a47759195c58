import argumentsSource from './python/arguments.py?raw'
import boards from './python/boards.py?raw'
import calling from './python/calling.py?raw'
import counting from './python/counting.py?raw'
import finding from './python/finding.py?raw'
import frames from './python/frames.py?raw'
import inspecting from './python/inspecting.py?raw'
import narrowing from './python/narrowing.py?raw'
import outcomes from './python/outcomes.py?raw'
import recording from './python/recording.py?raw'
import rewriting from './python/rewriting.py?raw'
import running from './python/running.py?raw'
import sharing from './python/sharing.py?raw'
import surroundings from './python/surroundings.py?raw'
import values from './python/values.py?raw'
import waiting from './python/waiting.py?raw'

/** The part that is written in Python, by the names of its modules. */
export const PYTHON_SOURCES: Readonly<Record<string, string>> = {
  __init__: '',
  arguments: argumentsSource,
  boards,
  calling,
  counting,
  finding,
  frames,
  inspecting,
  narrowing,
  outcomes,
  recording,
  rewriting,
  running,
  sharing,
  surroundings,
  values,
  waiting,
}
