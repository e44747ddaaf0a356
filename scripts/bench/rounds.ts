/** Returns the median of some measurements. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** Returns the value that `share` of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Rates of both sides, and of how often ours is the other one: the median of the rounds. */
export type Compared = { ours: number; bare: number; ratio: number }

/**
 * Measures both sides alternately, each first in every other round, so that other load on the machine affects
 * both alike; one warm-up round does not count. Both measurements of a round are close in time: their ratios
 * vary less than the ratio of the totals.
 */
export async function runAlternately(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<Compared> {
  const measured: { ours: number; bare: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const isOursFirst = round % 2 === 0
    const first = await (isOursFirst ? ours : bare)()
    const second = await (isOursFirst ? bare : ours)()
    if (round > 0) measured.push(isOursFirst ? { ours: first, bare: second } : { ours: second, bare: first })
  }
  return {
    ours: median(measured.map(({ ours }) => ours)),
    bare: median(measured.map(({ bare }) => bare)),
    ratio: median(measured.map(({ ours, bare }) => ours / bare)),
  }
}
