/** Returns a uniformly distributed integer from 0 to `below` − 1. @param below from 1 to 2³² */
export type Random = (below: number) => number

const TWO_TO_32 = 2 ** 32

/**
 * Creates a random number generator, the same for a seed on every machine: George Marsaglia's xorshift128 ("Xorshift
 * RNGs", 2003, shifts 11, 8 and 19). Rejects numbers that would favour small remainders. The finaliser of MurmurHash3
 * derives the generator's state, four 32-bit words, from the seed.
 * @param seed 0 to 2³² − 1
 */
export function randomOf(seed: number): Random {
  let [a, b, c, d] = [1, 2, 3, 4].map((word) => scatterBits(seed + Math.imul(word, 0x9e3779b9)))
  const next = () => {
    const mixed = a ^ (a << 11)
    a = b
    b = c
    c = d
    d = d ^ (d >>> 19) ^ mixed ^ (mixed >>> 8)
    return d >>> 0
  }
  return (below) => {
    const even = TWO_TO_32 - (TWO_TO_32 % below)
    let number = next()
    while (number >= even) number = next()
    return number % below
  }
}

/** Applies the finaliser of MurmurHash3, a permutation of the 32-bit integers. */
function scatterBits(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** Fisher–Yates. */
export function shuffled<Item>(random: Random, items: readonly Item[]): readonly Item[] {
  const order = items.slice()
  for (let index = order.length - 1; index > 0; index--) {
    const other = random(index + 1)
    ;[order[index], order[other]] = [order[other], order[index]]
  }
  return order
}

/** Returns a random item. @param items at least one */
export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[random(items.length)]
}
