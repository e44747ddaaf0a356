import { listPublicCoupons } from '#domains/coupons/public.ts'
import { type Language, languageOf } from '#kernel/locale.ts'
import { convert, type Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { DEAL } from './compute-figures.usecase.ts'
import { couponDeal } from './coupon-deal.ts'
import { type FiguresApp, findLowestPrices } from './read-figures.usecase.ts'
import type { Deal, PlacePrice } from './seen-price.contract.ts'
import { type CurrentDeal, listDeals, listSearchedPlaces } from './seen-figures.store.ts'
import type * as operations from './seen-price-operations.contract.ts'
import { type PriceReader, readerOf, seenSince, shownAmount, shownPrice, utcDay } from './seen-price.ts'

/**
 * Places read per price shown: stations repeat the prices of their airport or city, and some places no longer exist.
 */
const PLACES_A_PRICE = 4

/** The part of the app that finds deals. */
export type DealsApp = FiguresApp & Pick<App, 'db' | 'places' | 'plans'>

type DealsRequest = { language: Language; limit: number; reader: PriceReader }

/** Max deals in a reply; more than anybody reads. */
const MAX_DEALS = 60

/** Max places shown if there is no deal. */
const MAX_SEEN = 12

/** Deals read per deal shown, because stations repeat the deals of their airport or city. */
const FOR_STATIONS = 3

/** Lists deals; if no price is one, also the lowest prices of recently searched places. */
export async function readDeals(
  app: DealsApp & Pick<App, 'defaultCurrency'>,
  { query: { lang_id, currency_id }, partnerBasisPoints, ...call }: Call<typeof operations.readDeals>,
) {
  const language = lang_id === undefined ? call.language : languageOf(lang_id)
  const reader = readerOf(app, currency_id, partnerBasisPoints)
  const items = await findDeals(app, { language, limit: MAX_DEALS, reader })
  const seen = items.some(({ kind }) => kind === 'price')
    ? []
    : await findLowestSeen(app, { language, limit: MAX_SEEN, reader })
  return { items, seen }
}

/** Lists deals: prices far below the usual ones, largest difference first, then public coupons. */
export async function findDeals(app: DealsApp, { language, limit, reader }: DealsRequest): Promise<Deal[]> {
  const { db, readDb, clock, plans, plansOff, exchange } = app
  const now = clock.now()
  const rule = {
    since: now.subtract({ hours: DEAL.hours }),
    after: utcDay(now),
    limit: limit * FOR_STATIONS,
  }
  const [found, coupons] = await Promise.all([
    listDeals(readDb, rule, plansOff()),
    listPublicCoupons(db, now),
  ])
  const here = (amount: Money) => convert(amount, reader.currency, exchange())
  const supplierName = (id: number) => plans.find(({ supplier }) => supplier.id === id)?.supplier.name ?? null
  const prices = found.flatMap((deal) => priceDeal(app, deal, language, reader) ?? [])
  const couponDeals = coupons.flatMap((coupon) => couponDeal(coupon, here, { language, supplierName }) ?? [])
  return [...prices, ...couponDeals].slice(0, limit)
}

function priceDeal(
  { places, exchange }: DealsApp,
  deal: CurrentDeal,
  language: Language,
  reader: PriceReader,
): Deal | null {
  const { place_id, usual: usualAmount, ...found } = deal
  const place = places.location(place_id, language)
  const price = shownPrice(found, reader, exchange())
  const usual = shownAmount(usualAmount, reader, exchange())
  if (!place || place.type === 'station' || !price || !usual) return null
  const percentUnder = Math.floor(((usualAmount - found.total) * 100) / usualAmount)
  return { kind: 'price', place, price, usual, percent_under: percentUnder }
}

/** Returns the lowest total of each recently searched place; for rentals of equal length, cheapest first. */
async function findLowestSeen(
  app: FiguresApp & Pick<App, 'places'>,
  { language, limit, reader }: { language: Language; limit: number; reader: PriceReader },
): Promise<PlacePrice[]> {
  const since = seenSince(app.clock.now())
  const ids = await listSearchedPlaces(app.readDb, { since, limit: limit * PLACES_A_PRICE })
  const prices = await findLowestPrices(app, ids, reader)
  return ids
    .flatMap((id): PlacePrice[] => {
      const [place, price] = [app.places.location(id, language), prices.get(id)]
      return place && place.type !== 'station' && price ? [{ place, price }] : []
    })
    .slice(0, limit)
    .toSorted(
      ({ price: one }, { price: other }) => one.days - other.days || one.total.amount - other.total.amount,
    )
}
