import { msOf } from '#kernel/clock.ts'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import type { App } from '#platform/app.ts'
import { addSearchHours, type SearchHour } from './search-hours.store.ts'

/** Max buffered hours while the database is unavailable. */
const MAX_HOURS = 100

const HOUR_MS = 3_600_000

declare module '#platform/app.ts' {
  interface App {
    searchCounter: ReturnType<typeof createSearchCounter>
  }
}

/** Counts searches per hour without delaying them; `flush` writes the counts since the last flush. */
export function createSearchCounter({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const counted = rowBuffer<SearchHour>({
    keyOf: ({ fromMs }) => String(fromMs),
    join: (known, next) => ({ fromMs: known.fromMs, searches: known.searches + next.searches }),
    write: (hours) => addSearchHours(db, hours),
    maxRows: MAX_HOURS,
  })
  return {
    count: () => {
      const now = msOf(clock)
      counted.add([{ fromMs: now - (now % HOUR_MS), searches: 1 }])
    },
    flush: counted.flush,
  }
}
