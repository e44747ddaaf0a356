import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Coupon } from '#domains/coupons/public.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import { DEAL } from './compute-figures.usecase.ts'
import { couponDeal } from './coupon-deal.ts'
import type { Deal } from './seen-price.contract.ts'
import type { CurrentDeal, SeenFiguresStore } from './seen-figures.store.ts'
import { shownAmount, shownPrice, utcDay, type PriceReader } from './seen-price.ts'

/** Lists deals: prices far below the usual ones, largest difference first, then public coupons. */
export type FindDeals = (asked: { language: Language; limit: number; reader: PriceReader }) => Promise<Deal[]>

type Needs = {
  places: Pick<PlaceDirectory, 'location'>
  figures: Pick<SeenFiguresStore, 'deals'>
  listedCoupons: (now: Temporal.Instant) => Promise<Coupon[]>
  suppliers: ReadonlyMap<number, string>
  exchange: () => ExchangeRates
  clock: Clock
}

/** Deals read per deal shown, because stations repeat the deals of their airport or city. */
const FOR_STATIONS = 3

export function findDeals({ places, figures, listedCoupons, suppliers, exchange, clock }: Needs): FindDeals {
  return async ({ language, limit, reader }) => {
    const now = clock.now()
    const [found, coupons] = await Promise.all([
      figures.deals({
        since: now.subtract({ hours: DEAL.hours }),
        after: utcDay(now),
        limit: limit * FOR_STATIONS,
      }),
      listedCoupons(now),
    ])
    const here = (amount: Money) => convert(amount, reader.currency, exchange())
    const words = { language, supplierName: (id: number) => suppliers.get(id) ?? null }
    const prices = found.flatMap((deal) => priceDeal(deal, language, reader) ?? [])
    return [...prices, ...coupons.flatMap((coupon) => couponDeal(coupon, here, words) ?? [])].slice(0, limit)
  }

  function priceDeal(deal: CurrentDeal, language: Language, reader: PriceReader): Deal | null {
    const { place_id, usual: usualAmount, ...found } = deal
    const place = places.location(place_id, language)
    const price = shownPrice(found, reader, exchange())
    const usual = shownAmount(usualAmount, reader, exchange())
    if (!place || place.type === 'station' || !price || !usual) return null
    const percentUnder = Math.floor(((usualAmount - found.total) * 100) / usualAmount)
    return { kind: 'price', place, price, usual, percent_under: percentUnder }
  }
}
