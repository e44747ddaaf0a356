import type { SearchResults } from '#domains/rentals/search/search.contract.ts'

type TotalRange = NonNullable<SearchResults['ranges']['TOTAL']>

const WIDTH = 240
const HEIGHT = 48
/** Min height of a bar, so that a few cars stay visible. */
const MIN_HEIGHT = 2

/** Path data of the bars of totals that lie at least partly within `min` and `max` (hundredths), on a sheet of 240 × 48. */
export function histogramPath(
  { min, max, bins }: TotalRange,
  within: { min?: number | undefined; max?: number | undefined },
): string {
  const highest = Math.max(1, ...bins)
  const width = WIDTH / bins.length
  const span = (max.amount - min.amount) / bins.length
  return bins
    .map((count, at) => {
      const from = min.amount + at * span
      const isWithin = from + span >= (within.min ?? 0) && from <= (within.max ?? Number.POSITIVE_INFINITY)
      if (count === 0 || !isWithin) return ''
      const height = Math.max(MIN_HEIGHT, Math.round((count / highest) * HEIGHT))
      return `M${Math.round(at * width)} ${HEIGHT}v-${height}h${Math.round(width) - 1}v${height}z`
    })
    .join('')
}
