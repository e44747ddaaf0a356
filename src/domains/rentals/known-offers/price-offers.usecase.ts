import { currencyById, languageOf, type Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import type { RateAnswer } from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { Margins } from '../margins/follow-margins.service.ts'
import {
  keyInCurrency,
  offeredCar,
  priceChanged,
  rentalOf,
  searchFor,
  type OfferedCar,
} from '../quotes/offered-car.ts'
import { quoteFailure } from '../quotes/quote-failure.ts'
import { requestRates, type Pending, type RateQuestion } from '../search/request-rates.service.ts'
import { offersOf } from '../search/offers-of.ts'
import { decodeOfferId, type OfferKey } from '../search/offers/offer-id.ts'
import { rentalDays } from '../search/rental-days.ts'
import { rentalPeriod } from '../search/rental-times.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import type { SearchState } from '../search/search-state.service.ts'
import { waitForAnswers, type DeadlineApp } from '../search/wait-for-answers.service.ts'
import type * as operations from './known-offer-operations.contract.ts'
import type { KnownOffer } from './known-offers.contract.ts'

/** Max supplier requests per call: about as many as one search makes. */
export const MAX_QUESTIONS = 12

type PricingRequest = {
  offerIds: readonly string[]
  language: Language
  /** If undefined, each offer's own currency is used. */
  currency: string | undefined
  partnerBasisPoints: number
}

/** The part of the app that prices known offers. */
type KnownOffersApp = DeadlineApp &
  Pick<App, 'clock' | 'plans' | 'isPlanOn' | 'fetchRates' | 'exchange' | 'pictures'> & {
    places: SearchPlaces
    margins: Pick<Margins, 'ofToday'>
    searchState: Pick<SearchState, 'slowPlans'>
  }

/** Prices the offers of a request. */
export async function priceKnownOffers(
  app: KnownOffersApp,
  { body, partnerBasisPoints }: Call<typeof operations.priceKnownOffers>,
) {
  const { offer_ids: offerIds, lang_id, currency_id } = body
  const language = languageOf(lang_id ?? 1)
  const currency = currency_id === undefined ? undefined : currencyById(currency_id)?.code
  return { items: await priceOffers(app, { offerIds, language, currency, partnerBasisPoints }) }
}

/** A decoded offer, and the supplier request it shares, if any. */
type OfferToPrice = {
  key: OfferKey
  car: OfferedCar
  days: number | null
  question: RateQuestion | undefined
}

/**
 * Prices the offers as a search would now, in the order of the ids. Holds no price and reserves nothing. Looks each
 * offer up among the rates that its search would read: cached for half an hour, otherwise from the supplier. Offers of
 * one plan, desk and rental share a request.
 */
export async function priceOffers(
  app: KnownOffersApp,
  { offerIds, language, currency, partnerBasisPoints }: PricingRequest,
): Promise<KnownOffer[]> {
  const { places, isPlanOn, exchange, margins, pictures } = app
  const now = app.clock.now()
  const questions = new Map<string, RateQuestion>()
  const pending: Pending[] = []

  function questionFor(key: OfferKey, car: OfferedCar): RateQuestion | undefined {
    const rental = rentalOf(car, key)
    const name = JSON.stringify([car.plan.id, rental])
    const same = questions.get(name)
    if (same || questions.size >= MAX_QUESTIONS) return same
    const requested = requestRates(app, { plans: [car.plan], pairs: [car.desks], rental: key })
    for (const question of requested.questions) questions.set(name, question)
    pending.push(...requested.pending)
    return questions.get(name)
  }

  function find(id: string): OfferToPrice | KnownOffer {
    const read = decodeOfferId(id)
    const key = read && keyInCurrency(read, currency, exchange())
    const car = key && offeredCar(app, key, language)
    if (!car) return notOurs(id)
    if (!isPlanOn(car.plan.id))
      return { ...knownOffer(id, key, car, null), state: 'gone', cause: 'offer_not_found' }
    const zones = { pickUp: car.stations.pickUp.time_zone, dropOff: car.stations.dropOff.time_zone }
    const period = rentalPeriod(key, zones, now)
    if (!period.ok) return { ...knownOffer(id, key, car, null), state: 'gone', cause: period.failure.code }
    return { key, car, days: rentalDays(period.value), question: questionFor(key, car) }
  }

  function answer(id: string, { key, car, days, question }: OfferToPrice): KnownOffer {
    const item = knownOffer(id, key, car, days)
    if (!question || days === null) return { ...item, state: 'not_asked' }
    const heard = heardOf(question.answer, key.rateKey)
    if (heard === 'unanswered') return { ...item, state: 'unanswered' }
    if ('cause' in heard) return { ...item, state: 'gone', cause: heard.cause }
    const pricing = { places, exchange: exchange(), margins: margins.ofToday(), now, pictures }
    const reader = { language, currency: key.currency, driverAge: key.driverAge, partnerBasisPoints }
    const makeOffer = offersOf(pricing, question, { ...key, place: car.place, days })?.makeFor(reader)
    const offer = makeOffer?.(heard.rate)
    if (!offer) return { ...item, state: 'gone', cause: 'offer_not_found' }
    return { ...item, state: 'offered', offer, price_changed: priceChanged(key, offer.price.total) }
  }

  const found = offerIds.map((id) => ({ id, one: find(id) }))
  await waitForAnswers(app, app.searchState.slowPlans.savedOffers, {
    questions: [...questions.values()],
    pending,
  })
  return found.map(({ id, one }) => ('key' in one ? answer(id, one) : one))
}

const NOTHING = { cause: null, offer: null, price_changed: null } as const

function notOurs(id: string): KnownOffer {
  return { ...NOTHING, offer_id: id, state: 'gone', cause: 'offer_not_found', shown: null, rental: null }
}

function knownOffer(
  id: string,
  key: OfferKey,
  car: OfferedCar,
  days: number | null,
): Omit<KnownOffer, 'state'> {
  const { code, name } = car.plan.supplier
  return {
    ...NOTHING,
    offer_id: id,
    shown: money(key.shownTotal, key.currency),
    rental: {
      supplier: { code, name },
      place: car.place,
      pickup: car.stations.pickUp,
      dropoff: car.stations.dropOff,
      pickup_at: key.pickUpAt,
      dropoff_at: key.dropOffAt,
      days,
      driver_age: key.driverAge,
      search: searchFor(key),
    },
  }
}

/** Returns the car's rate in its plan's response, or the reason there is none. */
function heardOf(answer: RateAnswer | null, rateKey: string) {
  if (answer === null || answer.status === 'off') return 'unanswered'
  if (answer.status === 'failed') {
    const { code } = quoteFailure(answer.failure)
    return code === 'supplier_unavailable' ? 'unanswered' : { cause: code }
  }
  const rate = answer.rates.find(({ key }) => key === rateKey)
  return rate ? { rate } : ({ cause: 'sold_out' } as const)
}
