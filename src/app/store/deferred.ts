import type { OnDemand } from './onDemand.ts'

/** Commands by their names. */
type Commands<Part> = { readonly [Name in keyof Part]: (...args: never[]) => unknown }

type Command = (...args: readonly unknown[]) => unknown

/**
 * Commands of which some are at hand. The first of the others has them loaded; until they have come, all are carried out
 * later, in the order in which they were given, and what they return is promised. Where they do not come they return
 * nothing, and a notice says so.
 */
export function deferred<AtHand extends object, Part extends Commands<Part> & object>(
  atHand: AtHand,
  part: OnDemand<Part>,
): AtHand & Part {
  /** A command is always the same function: who holds one compares it. */
  const commands = new Map<string | symbol, Command>()

  function commandNamed(name: string | symbol): Command {
    return (...args) => {
      let answer: unknown
      const asked = part.ask((loaded) => {
        const command: unknown = Reflect.get(loaded, name)
        // Whoever names a command has its name from the type.
        answer = (command as Command)(...args)
      })
      return part.loaded() === undefined ? asked.then(() => answer) : answer
    }
  }

  return new Proxy(atHand, {
    get(target, name): unknown {
      if (name in target) return Reflect.get(target, name)
      const command = commands.get(name) ?? commandNamed(name)
      commands.set(name, command)
      return command
    },
    // Whatever is not at hand is taken from `part`.
  }) as AtHand & Part
}
