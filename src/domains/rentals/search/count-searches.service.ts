import { msOf, type Clock } from '#kernel/clock.ts'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import type { SearchHour, SearchHours } from './search-hours.store.ts'

/** Max buffered hours while the database is unavailable. */
const MAX_HOURS = 100

const HOUR_MS = 3_600_000

/** Counts searches per hour without delaying them; `flush` writes the counts since the last flush. */
export function countSearches({ hours, clock }: { hours: Pick<SearchHours, 'add'>; clock: Clock }) {
  const counted = rowBuffer<SearchHour>({
    keyOf: ({ fromMs }) => String(fromMs),
    join: (known, next) => ({ fromMs: known.fromMs, searches: known.searches + next.searches }),
    write: hours.add,
    mostRows: MAX_HOURS,
  })
  return {
    count: () => {
      const now = msOf(clock)
      counted.add([{ fromMs: now - (now % HOUR_MS), searches: 1 }])
    },
    flush: counted.flush,
  }
}
