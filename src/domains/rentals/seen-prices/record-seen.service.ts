import type { ExchangeRates } from '#kernel/money.ts'
import type { RecordSeen } from '../search/seen-search.ts'
import { rowBuffer } from '#kernel/row-buffer.service.ts'
import type { SeenPriceStore } from './seen-price.store.ts'
import { joinTerms, termsKey, termsOf } from './seen-terms.ts'
import type { SeenTermsStore } from './seen-terms.store.ts'
import { betterSighting, sightingKey, sightingsOf } from './price-observation.ts'

/** Max buffered rows, about 10 MB. It is exceeded only while the database is unavailable; further rows are dropped. */
const MAX_ROWS = 50_000

type Needs = {
  prices: Pick<SeenPriceStore, 'write'>
  terms: Pick<SeenTermsStore, 'write'>
  exchange: () => ExchangeRates
  mostRows?: number
  onDropped?: (count: number) => void
}

/** Collects the lowest prices and the terms of searches; `flush` writes them, every second and at shutdown. */
export function recordSeen({ prices, terms, exchange, mostRows = MAX_ROWS, onDropped }: Needs): {
  record: RecordSeen
  flush: () => Promise<void>
} {
  const limits = { mostRows, ...(onDropped && { onDropped }) }
  const seenPrices = rowBuffer({ keyOf: sightingKey, join: betterSighting, write: prices.write, ...limits })
  const seenTerms = rowBuffer({ keyOf: termsKey, join: joinTerms, write: terms.write, ...limits })
  return {
    record(search) {
      const rates = exchange()
      seenPrices.add(sightingsOf(search, rates))
      seenTerms.add(termsOf(search, rates))
    },
    async flush() {
      await seenPrices.flush()
      await seenTerms.flush()
    },
  }
}
