import { hash } from 'node:crypto'
import type { Language } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Margins } from '../margins/follow-margins.service.ts'
import {
  requestRentalRates,
  type RatesApp,
  type RentalFailure,
  type RentalRates,
} from './request-rental-rates.service.ts'
import type { OfferSource } from './seen-search.ts'
import { mergeOffers } from './offers/merge-offers.ts'
import { cardRequired, noSupplierNotice, noticesOf, skippedHours } from './notices.ts'
import { offersOf } from './offers-of.ts'
import { chooseOffers } from './offers/choose-offers.ts'
import { buildOfferSet } from './offers/offer-set.ts'
import { limitsIn, type LimitWithoutRate } from './offers/limits.ts'
import type { SearchPlaces } from './search-places.ts'
import type { SearchState } from './search-state.service.ts'
import type { PreparedOffers } from './prepared-offers.service.ts'
import { searchReply } from './search-reply.ts'
import type { Filters, Sort } from './search.contract.ts'
import type { SearchedRental } from './searched-rental.ts'
import { supplierStates } from './supplier-states.ts'
import { waitForAnswers, type DeadlineApp } from './wait-for-answers.service.ts'

export type SearchRequest = SearchedRental & {
  currency: string
  language: Language
  withCreditCard: boolean
  filters: Filters
  sort: Sort
  page: number
  pageSize: number
  /** True for one item per car at a desk, rather than per offer. */
  grouped: boolean
  /** Restricts the offers to the car with this id. */
  car: string | undefined
  /** Responds after this long with the responses so far; undefined for the deadline. */
  waitMs: number | undefined
  /** Percentage of the partner that referred the visitor, in basis points; 0 for the public prices. */
  partnerBasisPoints: number
}

export type SearchFailure = RentalFailure | LimitWithoutRate

/** The reply's JSON as bytes; cacheable when every supplier answered and none failed. */
type SearchAnswer = { body: Buffer<ArrayBuffer>; isCacheable: boolean }

/** `searchCars`, as wired for use cases that get it handed in. */
export type SearchCars = (request: SearchRequest) => Promise<Result<SearchAnswer, SearchFailure>>

/** The part of the app that searches. */
export type SearchApp = RatesApp &
  DeadlineApp &
  Pick<App, 'exchange' | 'pictures' | 'recordSeen'> & {
    margins: Pick<Margins, 'ofToday' | 'version'>
    searchState: SearchState
  }

/** Queries every plan with a desk there, waits at most until the deadline, and returns the chosen page of results. */
export async function searchCars(
  app: SearchApp,
  request: SearchRequest,
): Promise<Result<SearchAnswer, SearchFailure>> {
  const {
    language,
    filters: { NEARBY_GARAGES: widen = false },
  } = request
  const { places, searchState } = app
  const limits = limitsIn(request.currency, request.filters, app.exchange())
  if (!limits.ok) return limits
  const rental = requestRentalRates(app, request, { language, widen })
  if (!rental.ok) return rental
  const { questions, pairs, place, dropOffPlace, days } = rental.value
  await waitForAnswers(app, searchState.slowPlans.searches, rental.value, request.waitMs)
  const { searchId, set, offersBy, ...prepared } = offerSet(app, rental.value, request)
  const { filters, sort, page, pageSize: page_size, grouped, car } = request
  const complete = questions.every(({ answer }) => answer !== null)
  const suppliers = supplierStates(questions, offersBy)
  const body = searchReply({
    search_id: searchId,
    complete,
    days,
    currency: request.currency,
    page,
    page_size,
    suppliers,
    notices: [
      ...(pairs.length > 0
        ? noticesOf(questions, places, request)
        : [noSupplierNotice(place, dropOffPlace, places, desksAt(places, place.id, request), language)]),
      ...(rental.value.inSkippedHour ? skippedHours(request, place, dropOffPlace) : []),
      ...(prepared.cardRequired ? [cardRequired(language)] : []),
    ],
    set,
    ...chooseOffers(set, {
      filters,
      limits: limits.value,
      sort,
      page,
      page_size,
      grouped,
      car,
    }),
  })
  return ok({
    body,
    isCacheable: complete && suppliers.every(({ status }) => status !== 'failed' && status !== 'off'),
  })
}

/** Returns the offers of a search, from the cache if their inputs are unchanged. */
function offerSet(
  { clock, places, exchange, margins, pictures, recordSeen, searchState: { offers: sets } }: SearchApp,
  { questions, place, days, residence }: RentalRates,
  request: SearchRequest,
): PreparedOffers {
  const { currency, language, withCreditCard, partnerBasisPoints } = request
  const search = searchKey(request)
  const key = `${search}|${currency}|${language}|${withCreditCard}|${partnerBasisPoints}`
  const signature = [margins.version(), ...questions.map(({ answer }) => answer?.at ?? '-')].join()
  const generation = pictures.generation()
  const known = sets.get(key)
  if (known?.signature === signature && known.generation === generation) return known
  const now = clock.now()
  // Keyed by offer id, which names the plan, because offers may be copied on their way.
  const sourceOf = new Map<string, OfferSource>()
  const pricing = { places, exchange: exchange(), margins: margins.ofToday(), now, pictures }
  const rental = { ...request, place, days, residence }
  const offers = questions.flatMap((question) => {
    const answered = offersOf(pricing, question, rental)
    const makeOffer = answered?.makeFor(request)
    if (!answered || !makeOffer) return []
    const its = answered.rates.flatMap((rate) => makeOffer(rate) ?? [])
    const source = { planId: question.plan.id, at: question.answer?.at ?? 0 }
    for (const offer of its) sourceOf.set(offer.offer_id, source)
    return its
  })
  const bookable = withCreditCard ? offers : offers.filter(({ payment }) => !payment.credit_card_required)
  const merged = mergeOffers(bookable)
  const offersBy = new Map<string, number>()
  for (const offer of merged) {
    const planId = sourceOf.get(offer.offer_id)?.planId
    if (planId !== undefined) offersBy.set(planId, (offersBy.get(planId) ?? 0) + 1)
  }
  const prepared = {
    signature,
    generation,
    offersBy,
    cardRequired: bookable.length === 0 && offers.length > 0,
    searchId: hash('sha1', search, 'base64url').slice(0, 16),
    set: buildOfferSet(merged, language),
  }
  sets.put(key, prepared)
  // Public prices are those without a partner's percentage. Offers that only got new pictures were recorded before.
  if (partnerBasisPoints > 0 || known?.signature === signature) return prepared
  recordSeen({
    place,
    rental: { ...request, residence },
    days,
    withCreditCard,
    widened: request.filters.NEARBY_GARAGES === true,
    offers: merged,
    sourceOf: ({ offer_id }) => sourceOf.get(offer_id),
  })
  return prepared
}

function desksAt(places: SearchPlaces, placeId: string, { filters }: SearchRequest): number {
  return places.desksOf(placeId, filters.NEARBY_GARAGES === true).length
}

function searchKey({
  pickUpId,
  dropOffId,
  pickUpAt,
  dropOffAt,
  driverAge,
  residence,
  filters,
}: SearchRequest): string {
  return [
    pickUpId,
    dropOffId,
    pickUpAt,
    dropOffAt,
    driverAge,
    residence,
    filters.NEARBY_GARAGES === true,
  ].join('|')
}
