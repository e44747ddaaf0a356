import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { byteCache } from '#kernel/byte-cache.ts'
import { msOf, type Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AskRates, Plan, SupplierPictures } from '#domains/suppliers/public.ts'
import type { Location } from '../locations/location.contract.ts'
import type { RecordSeen } from './seen-search.ts'
import { askPlans, type Asked } from './ask-plans.ts'
import { mergeOffers } from './offers/merge-offers.ts'
import { cardRequired, isSkipped, nobodyAsked, noticesOf, skippedHours } from './notices.ts'
import { offerMaker } from './offers/offer.ts'
import { chooseOffers } from './offers/choose-offers.ts'
import { buildOfferSet, bytesOf, type OfferSet } from './offers/offer-set.ts'
import { limitsIn, type LimitWithoutRate } from './offers/limits.ts'
import { rentalDays } from './rental-days.ts'
import { rentalPeriod, type TimesFailure } from './rental-times.ts'
import { deskPairs, distanceToDesk, type DeskPair, type SearchPlaces } from './search-places.ts'
import { searchReply } from './search-reply.ts'
import type { Filters, Sort } from './search.contract.ts'
import type { SearchedRental } from './searched-rental.ts'
import { supplierStates } from './supplier-states.ts'
import { waitForAnswers } from './wait-for-answers.service.ts'

export type SearchRequest = SearchedRental & {
  currency: string
  language: Language
  withCreditCard: boolean
  filters: Filters
  sort: Sort
  page: number
  pageSize: number
  /** One item a car at a desk, rather than an offer. */
  grouped: boolean
  /** Only the offers of the car with this id. */
  car: string | undefined
  /** Respond after this long with the answers so far; undefined: at the deadline. */
  waitMs: number | undefined
  /** The percent of the partner who led the visitor here, in basis points; 0: prices as for everybody. */
  partnerBasisPoints: number
}

/** Why a rental cannot be asked for. */
export type RentalFailure = TimesFailure | { code: 'location_not_found'; detail: string }

export type SearchFailure = RentalFailure | LimitWithoutRate

/** The reply's JSON as bytes; cacheable when every supplier answered and none failed. */
export type SearchAnswer = { body: Buffer<ArrayBuffer>; worthKeeping: boolean }

export type SearchCars = (request: SearchRequest) => Promise<Result<SearchAnswer, SearchFailure>>

/** The offers of a search, prepared for any filter and sort. */
type PreparedOffers = {
  searchId: string
  set: OfferSet
  /** By plan. */
  offersBy: ReadonlyMap<string, number>
  /** All that was offered needs a credit card, and the search is without one. */
  cardRequired: boolean
}

type Needs = {
  plans: readonly Plan[]
  places: SearchPlaces
  askRates: AskRates
  exchange: () => ExchangeRates
  clock: Clock
  deadlineMs: number
  pictures: SupplierPictures
  /** Given the offers of each set, once. */
  recordSeen: RecordSeen
}

/** Memory limit of prepared offers over all searches, as counted by `bytesOf`. */
const OFFER_BYTES_IN_MEMORY = 20_000_000

/** Older sets were built from expired rates. */
const OFFERS_LIVE_MS = 1_800_000

/** Caches the days of each pair of times: calendar arithmetic is slow compared with the rest of a search. */
const PERIODS_IN_MEMORY = 5000

/** Requests every plan with a desk there, waits until the deadline at most, and returns the chosen page of results. */
export function searchCars({
  plans,
  places,
  askRates,
  exchange,
  clock,
  deadlineMs,
  pictures,
  recordSeen,
}: Needs): SearchCars {
  const sets = byteCache<PreparedOffers & { signature: string; generation: number }>({
    maxBytes: OFFER_BYTES_IN_MEMORY,
    lifetimeMs: OFFERS_LIVE_MS,
    clock,
    bytesOf: ({ set }) => bytesOf(set),
  })

  const wait = waitForAnswers({ deadlineMs })

  const periods = new LRUCache<string, KnownPeriod>({ max: PERIODS_IN_MEMORY })

  async function ask(
    pairs: readonly DeskPair[],
    request: SearchRequest,
    residence: string,
  ): Promise<Asked[]> {
    const { asked, pending } = askPlans({ plans, askRates }, pairs, { ...request, residence })
    await wait(asked, pending, request.waitMs)
    return asked
  }

  function offerSet(
    asked: readonly Asked[],
    request: SearchRequest,
    place: Location,
    days: number,
    residence: string,
  ): PreparedOffers {
    const { currency, language, withCreditCard, partnerBasisPoints } = request
    const search = searchKey(request)
    const key = `${search}|${currency}|${language}|${withCreditCard}|${partnerBasisPoints}`
    const signature = asked.map(({ answer }) => answer?.at ?? '-').join()
    const generation = pictures.generation()
    const known = sets.get(key)
    if (known?.signature === signature && known.generation === generation) return known
    const now = clock.now()
    // By id, which names the plan: offers may be copied on their way.
    const sourceOf = new Map<string, { planId: string; at: number }>()
    const offers = asked.flatMap(({ plan, pickUp, dropOff, answer }) => {
      if (!answer || !('rates' in answer)) return []
      const pickUpStation = places.station(pickUp.id, language)
      const dropOffStation = places.station(dropOff.id, language)
      if (!pickUpStation || !dropOffStation) return []
      const makeOffer = offerMaker({
        plan,
        placeId: place.id,
        pickUp: pickUpStation,
        dropOff: dropOffStation,
        distanceKm: distanceToDesk(place, pickUp),
        pickUpAt: request.pickUpAt,
        dropOffAt: request.dropOffAt,
        days,
        driverAge: request.driverAge,
        residence,
        currency,
        exchange: exchange(),
        partnerBasisPoints,
        now,
        pictureOf: pictures.of(plan.supplier.code),
      })
      const its = answer.rates.flatMap((rate) => makeOffer(rate) ?? [])
      const source = { planId: plan.id, at: answer.at }
      for (const offer of its) sourceOf.set(offer.offer_id, source)
      return its
    })
    const wanted = withCreditCard ? offers : offers.filter(({ payment }) => !payment.credit_card_required)
    const merged = mergeOffers(wanted)
    const offersBy = new Map<string, number>()
    for (const offer of merged) {
      const planId = sourceOf.get(offer.offer_id)?.planId
      if (planId !== undefined) offersBy.set(planId, (offersBy.get(planId) ?? 0) + 1)
    }
    const prepared = {
      signature,
      generation,
      offersBy,
      cardRequired: wanted.length === 0 && offers.length > 0,
      searchId: hash('sha1', search, 'base64url').slice(0, 16),
      set: buildOfferSet(merged, language),
    }
    sets.set(key, prepared)
    // Prices that everybody is shown are those without a partner's percent.
    // Offers that have only got other pictures were recorded before.
    if (partnerBasisPoints > 0 || known?.signature === signature) return prepared
    recordSeen({
      place,
      rental: { ...request, residence },
      days,
      withCreditCard,
      widened: request.filters.NEARBY_GARAGES === true,
      offers: merged,
      answeredAt: (offer) => sourceOf.get(offer.offer_id)?.at ?? now.epochMilliseconds,
    })
    return prepared
  }

  function periodOf(
    request: SearchRequest,
    zones: { pickUp: string; dropOff: string },
  ): Result<KnownPeriod, TimesFailure> {
    const key = [request.pickUpAt, request.dropOffAt, zones.pickUp, zones.dropOff].join('|')
    const known = periods.get(key)
    // Valid times stay valid until the pick-up.
    if (known && known.untilMs > msOf(clock)) return ok(known)
    const period = rentalPeriod(request, zones, clock.now())
    if (!period.ok) return period
    const { pickUp, dropOff } = period.value
    const counted = {
      days: rentalDays(period.value),
      untilMs: pickUp.epochMilliseconds,
      inSkippedHour: isSkipped(request.pickUpAt, pickUp) || isSkipped(request.dropOffAt, dropOff),
    }
    periods.set(key, counted)
    return ok(counted)
  }

  function desksAt(placeId: string, { filters }: SearchRequest): number {
    return places.desksOf(placeId, filters.NEARBY_GARAGES === true).length
  }

  return async (request) => {
    const pickUp = places.location(request.pickUpId, request.language)
    const dropOff = places.location(request.dropOffId, request.language)
    if (!pickUp || !dropOff)
      return fail({
        code: 'location_not_found',
        detail: `No place ${pickUp ? request.dropOffId : request.pickUpId}`,
      })
    const rented = periodOf(request, { pickUp: pickUp.time_zone, dropOff: dropOff.time_zone })
    if (!rented.ok) return rented
    const limits = limitsIn(request.currency, request.filters, exchange())
    if (!limits.ok) return limits
    const { days, inSkippedHour } = rented.value
    const residence = request.residence ?? pickUp.country_code
    const pairs = deskPairs(places, pickUp.id, dropOff.id, request.filters.NEARBY_GARAGES === true)
    const asked = await ask(pairs, request, residence)
    const { searchId, set, offersBy, ...prepared } = offerSet(asked, request, pickUp, days, residence)
    const { filters, sort, page, pageSize: page_size, grouped, car } = request
    const complete = asked.every(({ answer }) => answer !== null)
    const suppliers = supplierStates(asked, offersBy)
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
          ? noticesOf(asked, places, request)
          : [nobodyAsked(pickUp.name, dropOff.name, desksAt(pickUp.id, request), request.language)]),
        ...(inSkippedHour ? skippedHours(request, pickUp, dropOff) : []),
        ...(prepared.cardRequired ? [cardRequired(request.language)] : []),
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
      worthKeeping: complete && suppliers.every(({ status }) => status !== 'failed' && status !== 'off'),
    })
  }
}

/** What the times of a rental come to at its places' clocks. */
type KnownPeriod = { days: number; untilMs: number; inSkippedHour: boolean }

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
