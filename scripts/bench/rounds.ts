/** The median of some measurements. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** The value that `share` of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/**
 * Measures both sides alternately, so that other load on the machine affects both alike, after one warm-up round that
 * does not count. Returns the median of each.
 */
export async function runAlternately(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<{ ours: number; bare: number }> {
  const measured = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round <= rounds; round++) {
    const [one, other] = [await ours(), await bare()]
    if (round === 0) continue
    measured.ours.push(one)
    measured.bare.push(other)
  }
  return { ours: median(measured.ours), bare: median(measured.bare) }
}
