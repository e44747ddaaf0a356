import { setImmediate as nextImmediate } from 'node:timers/promises'
import { add, convert, share, type Money } from '#kernel/money.ts'
import type { Rate } from '#domains/suppliers/public.ts'
import type { Location } from '../locations/location.contract.ts'
import type { App } from '#platform/app.ts'
import type { Margins } from '../margins/follow-margins.service.ts'
import { requestRentalRates, type RatesApp } from '../search/request-rental-rates.service.ts'
import { offersOf, type MakeOffer, type PriceReader, type Pricing } from '../search/offers-of.ts'
import type { Offer } from '../search/search.contract.ts'
import type { PriceCheckKey } from './price-check-key.ts'

/** A person for whom the prices of a rental are checked. */
export type Watcher = Omit<PriceReader, 'currency'> & {
  id: string
  /** Max total of a car to report. */
  maxTotal: Money
  /** Returns true if an offer at the searched place meets the watcher's conditions. */
  matches: (offer: Offer, place: Location) => boolean
}

/** The part of the app that checks prices. */
export type PricesApp = RatesApp & Pick<App, 'exchange'> & { margins: Pick<Margins, 'ofToday'> }

/**
 * Finds up to `count` of the cheapest matching offers per watcher, cheapest first. Null if the rental cannot be
 * searched. Queries every plan once for all watchers of a rental, as a search does, and waits for all responses: no
 * traveller is waiting. A total is at least the supplier's with the lowest margin, so rates are tried cheapest first
 * until none can be cheap enough.
 */
export async function findCheapestOffers(
  app: PricesApp,
  { placeId, dropOffPlaceId, nearby = false, ...times }: PriceCheckKey,
  watchers: readonly Watcher[],
  count: number,
): Promise<ReadonlyMap<string, Offer[]> | null> {
  const searched = { pickUpId: placeId, dropOffId: dropOffPlaceId, ...times }
  const rental = requestRentalRates(app, searched, { language: 'en', widen: nearby, passing: true })
  if (!rental.ok) return null
  const { questions, pending, place, days, residence } = rental.value
  await Promise.all(pending.map(({ came }) => came))
  const pricing = {
    places: app.places,
    exchange: app.exchange(),
    margins: app.margins.ofToday(),
    now: app.clock.now(),
  }
  const found = new Map<string, Offer[]>(watchers.map(({ id }) => [id, []]))
  for (const question of questions) {
    const answered = offersOf(pricing, question, { ...times, residence, place, days })
    if (!answered) continue
    const inCurrency = cheapestFirst(answered.rates, pricing)
    const makeFor = madeOnce(answered.makeFor)
    for (const watcher of watchers) {
      const { maxTotal, matches } = watcher
      const makeOffer = makeFor({ ...watcher, currency: maxTotal.currency })
      const cheapest = found.get(watcher.id)
      if (!makeOffer || !cheapest) continue
      for (const { rate, minTotal } of inCurrency(maxTotal.currency)) {
        if (minTotal > (totalAt(cheapest, count - 1) ?? maxTotal.amount)) break
        const offer = makeOffer(rate)
        if (offer && offer.price.total.amount <= maxTotal.amount && matches(offer, place))
          insert(cheapest, offer, count)
      }
    }
    // Yields to the event loop, so that pending requests are not delayed by all of these.
    await nextImmediate()
  }
  return found
}

/** Caches the offers per reader settings: watchers of one rental mostly see the same prices. */
function madeOnce(
  makeFor: (reader: PriceReader) => MakeOffer | null,
): (reader: PriceReader) => MakeOffer | null {
  const known = new Map<string, MakeOffer | null>()
  return ({ language, currency, driverAge, partnerBasisPoints }) => {
    const key = [language, currency, driverAge, partnerBasisPoints].join()
    return known.getOrInsertComputed(key, () => {
      const makeOffer = makeFor({ language, currency, driverAge, partnerBasisPoints })
      const made = new Map<Rate, Offer | null>()
      return makeOffer && ((rate) => made.getOrInsertComputed(rate, makeOffer))
    })
  }
}

type Ranked = { rate: Rate; minTotal: number }

/** Sorts the rates by total in a currency, cheapest first; computed once per currency. */
function cheapestFirst(
  rates: readonly Rate[],
  pricing: Pick<Pricing, 'exchange' | 'margins'>,
): (currency: string) => Ranked[] {
  const known = new Map<string, Ranked[]>()
  return (currency) => {
    const ranked = known.get(currency) ?? rank(rates, currency, pricing)
    known.set(currency, ranked)
    return ranked
  }
}

function rank(
  rates: readonly Rate[],
  currency: string,
  { exchange, margins }: Pick<Pricing, 'exchange' | 'margins'>,
): Ranked[] {
  const ranked = rates.flatMap((rate) => {
    const minTotal = convert(rate.total, currency, exchange)
    return minTotal ? [{ rate, minTotal: add(minTotal, share(minTotal, margins.lowest)).amount }] : []
  })
  return ranked.toSorted((one, other) => one.minTotal - other.minTotal)
}

function totalAt(offers: readonly Offer[], at: number): number | undefined {
  return offers[at]?.price.total.amount
}

/** Inserts an offer in price order and keeps the `count` cheapest. */
function insert(cheapest: Offer[], offer: Offer, count: number): void {
  const position = cheapest.findIndex(({ price }) => price.total.amount > offer.price.total.amount)
  cheapest.splice(position === -1 ? cheapest.length : position, 0, offer)
  cheapest.splice(count)
}
