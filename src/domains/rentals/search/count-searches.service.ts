import type { Clock } from '#kernel/clock.ts'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import type { SearchHour, SearchHours } from './search-hours.store.ts'

/** Hours that wait while the database is away. */
const MOST_HOURS = 100

/** Counts searches by the hour, off their way; `flush` writes what was counted since. */
export function countSearches({ hours, clock }: { hours: Pick<SearchHours, 'add'>; clock: Clock }) {
  const counted = rowBuffer<SearchHour>({
    keyOf: ({ hour }) => hour,
    join: (known, next) => ({ hour: known.hour, searches: known.searches + next.searches }),
    write: hours.add,
    mostRows: MOST_HOURS,
  })
  return {
    count: () => {
      const hour = clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' }).toString()
      counted.add([{ hour, searches: 1 }])
    },
    flush: counted.flush,
  }
}
