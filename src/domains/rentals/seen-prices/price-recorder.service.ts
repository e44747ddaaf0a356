import { Counter } from 'prom-client'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import type { App } from '#platform/app.ts'
import type { SeenSearch } from '../search/seen-search.ts'
import { betterObservation, observationKey, observationsOf } from './price-observation.ts'
import { saveObservations } from './seen-price.store.ts'
import { joinTerms, termsKey, termsOf } from './seen-terms.ts'
import { saveTerms } from './seen-terms.store.ts'

/** Max buffered rows, about 10 MB. It is exceeded only while the database is unavailable; further rows are dropped. */
const MAX_ROWS = 50_000

declare module '#platform/app.ts' {
  interface App {
    priceRecorder: ReturnType<typeof createPriceRecorder>
  }
}

/** Collects the lowest prices and the terms of searches; `flush` writes them, every second and at shutdown. */
export function createPriceRecorder({
  db,
  metrics,
  exchange,
  plansOff,
}: Pick<App, 'db' | 'metrics' | 'exchange' | 'plansOff'>) {
  const dropped = new Counter({
    name: 'rihla_seen_prices_dropped_total',
    help: 'Prices and terms that searches saw and that were not recorded, as too many waited',
    registers: [metrics],
  })
  const limits = { maxRows: MAX_ROWS, onDropped: (count: number) => dropped.inc(count) }
  const prices = rowBuffer({
    keyOf: observationKey,
    join: betterObservation,
    write: (rows) => saveObservations(db, rows, plansOff()),
    ...limits,
  })
  const terms = rowBuffer({
    keyOf: termsKey,
    join: joinTerms,
    write: (rows) => saveTerms(db, rows),
    ...limits,
  })
  return {
    record(search: SeenSearch): void {
      const rates = exchange()
      prices.add(observationsOf(search, rates))
      terms.add(termsOf(search, rates))
    },
    async flush(): Promise<void> {
      await prices.flush()
      await terms.flush()
    },
  }
}
