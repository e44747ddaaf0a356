import type { Figure } from '#platform/http/stored-gauges.ts'

/** `endedAt`: null if no day was compared yet. */
export type ComparedBooks = { openDifferences: number; endedAt: Temporal.Instant | null }

/** Metrics of the daily comparison of our books with the gateway's and the suppliers'. */
export const BOOK_FIGURES: readonly Figure<ComparedBooks>[] = [
  {
    name: 'rihla_books_differences_open',
    help: 'Differences between our books and others’ that nobody has explained',
    value: ({ openDifferences }) => openDifferences,
  },
  {
    name: 'rihla_books_compared_timestamp_seconds',
    help: 'When the books of a day were last compared to the end',
    value: ({ endedAt }) => (endedAt === null ? null : endedAt.epochMilliseconds / 1000),
  },
]
