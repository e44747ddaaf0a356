/** Random numbers reproducible from a printed seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** An integer, both bounds inclusive. */
    between: (min: number, max: number) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability: number) => next() < probability,
  }
}

/** `SEED` from the environment, to reproduce a failure; else a random one. */
export function chooseSeed(): number {
  return Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
}
