import { Counter } from 'prom-client'
import { listPublicCoupons } from '#domains/coupons/public.ts'
import { computeFigures } from '#domains/rentals/seen-prices/compute-figures.usecase.ts'
import { findDeals } from '#domains/rentals/seen-prices/find-deals.usecase.ts'
import { lowestSeen } from '#domains/rentals/seen-prices/lowest-seen.usecase.ts'
import { readPriceCalendar } from '#domains/rentals/seen-prices/price-calendar.usecase.ts'
import { readFigures } from '#domains/rentals/seen-prices/read-figures.usecase.ts'
import { recordSeen } from '#domains/rentals/seen-prices/record-seen.service.ts'
import { seenFiguresStore } from '#domains/rentals/seen-prices/seen-figures.store.ts'
import { seenCounts } from '#domains/rentals/seen-prices/seen-counts.store.ts'
import { seenSince } from '#domains/rentals/seen-prices/seen-price.ts'
import { seenPriceRetention } from '#domains/rentals/seen-prices/seen-price-retention.store.ts'
import { seenPriceRoutes } from '#domains/rentals/seen-prices/seen-price.routes.ts'
import { seenPriceStore } from '#domains/rentals/seen-prices/seen-price.store.ts'
import { seenTermsStore } from '#domains/rentals/seen-prices/seen-terms.store.ts'
import type { Locations } from '#domains/rentals/locations/open-locations.service.ts'
import type { PartnerLinks } from '../partners/links.ts'
import type { Job, Shared } from '../share-context.ts'
import type { Suppliers } from '../suppliers.ts'

export type SeenPrices = ReturnType<typeof wireSeenPrices>

/** What searches found: recorded off their way, and shown as calendar, figures of places, and deals. */
export function wireSeenPrices(
  { db, readDb, clock, config, log, rateLimit, metrics }: Shared,
  { plans, plansOff, exchange }: Pick<Suppliers, 'plans' | 'plansOff' | 'exchange'>,
  { places }: Locations,
  { percentOf }: PartnerLinks,
) {
  const prices = seenPriceStore(db, plansOff)
  const terms = seenTermsStore(db)
  const figures = seenFiguresStore(db, plansOff)
  const seen = {
    prices: seenPriceStore(readDb, plansOff),
    terms: seenTermsStore(readDb),
    figures: seenFiguresStore(readDb, plansOff),
  }
  const dropped = new Counter({
    name: 'rihla_seen_prices_dropped_total',
    help: 'Prices and terms that searches saw and that were not recorded, as too many waited',
    registers: [metrics],
  })
  const { record, flush } = recordSeen({ prices, terms, exchange, onDropped: (count) => dropped.inc(count) })
  const deals = findDeals({
    places,
    figures: seen.figures,
    listedCoupons: (at) => listPublicCoupons(db, at),
    suppliers: new Map(plans.map(({ supplier }) => [supplier.id, supplier.name])),
    exchange,
    clock,
  })
  const countSeen = seenCounts(readDb)
  const reading = readFigures({ ...seen, exchange, plansOff, clock })
  const jobs: Job[] = [
    { name: 'seen prices', everySeconds: 1, everyProcess: true, work: flush },
    { name: 'figures of places', everySeconds: 30, work: computeFigures({ figures, clock }) },
  ]
  return {
    recordSeen: record,
    ...reading,
    deals,
    /** How much was seen at each place. */
    counts: () => countSeen(seenSince(clock.now())),
    api: [
      seenPriceRoutes({
        readPriceCalendar: readPriceCalendar({ places, prices: seen.prices, exchange, clock }),
        findDeals: deals,
        lowestSeen: lowestSeen({ places, figures: seen.figures, lowestOf: reading.lowestOf, clock }),
        percentOf,
        defaultCurrency: config.DEFAULT_CURRENCY,
        rateLimit,
      }),
    ],
    jobs,
    retention: seenPriceRetention,
    /** Writes what was seen in the last second; without its database the process stops all the same. */
    close: () => flush().catch((err: unknown) => log.warn({ err }, 'the prices seen last were not written')),
  }
}
