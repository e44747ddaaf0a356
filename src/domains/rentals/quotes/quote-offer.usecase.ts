import { newId } from '#kernel/ids.ts'
import type { Language } from '#kernel/locale.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type {
  BookingKeys,
  ChosenCar,
  Plan,
  RecheckedRate,
  RentalRequest,
  SupplierConnector,
} from '#domains/suppliers/public.ts'
import type { App } from '#platform/app.ts'
import { USUAL_BAND } from '../search/age-band.ts'
import { decodeOfferId, type OfferKey } from '../search/offers/offer-id.ts'
import { partnerPercent, type PartnerAttribution } from '#domains/attribution/public.ts'
import { fetchRatesForAge } from '../search/fetch-rates-for-age.service.ts'
import { offersAt } from '../search/offers-of.ts'
import { rentalDays } from '../search/rental-days.ts'
import { rentalPeriod } from '../search/rental-times.ts'
import { keyInCurrency, offeredCar, priceChanged, rentalOf, searchFor } from './offered-car.ts'
import { protectionsInOrder } from './protections-in-order.ts'
import type { Quote, QuotedExtra, QuotedProtection } from './quote.contract.ts'
import { notAnswering, quoteFailure, refusedFor, type QuoteFailure } from './quote-failure.ts'
import { quoteTerms } from './quote-terms.ts'

/** A failure of a valid offer has in `search` the query for the same rental, to search again. */
type OfferFailure = QuoteFailure & { search?: string }

/** `currency`: undefined unless it differs from the offer's. */
type QuoteRequest = {
  offerId: string
  language: Language
  currency: string | undefined
  attribution: PartnerAttribution | null
}

/** The supplier's existing reservation. */
export type Reserved = { booking: BookingKeys; car: ChosenCar }

type QuoteOptions = { attribution: PartnerAttribution | null; reserved?: Reserved }

/** `quoteCar`, as wired for use cases that get it handed in. */
export type QuoteCar = (
  key: OfferKey,
  language: Language,
  options: QuoteOptions,
) => Promise<Result<Quote, QuoteFailure>>

/** The part of the app that quotes cars. */
export type QuotingApp = Pick<
  App,
  | 'clock'
  | 'plans'
  | 'isPlanOn'
  | 'connectors'
  | 'fetchRates'
  | 'exchange'
  | 'places'
  | 'quotes'
  | 'margins'
  | 'pictures'
  | 'settings'
>

/** Quotes an offer of a search, in the traveller's currency. */
export async function quoteOffer(
  app: QuotingApp,
  { offerId, language, currency, attribution }: QuoteRequest,
): Promise<Result<Quote, OfferFailure>> {
  const key = decodeOfferId(offerId)
  if (!key) return fail({ code: 'offer_not_found', detail: 'This is not an offer of ours' })
  const quoted = await quoteNewCar(app, keyInCurrency(key, currency, app.exchange()), language, {
    attribution,
  })
  return quoted.ok ? quoted : fail({ ...quoted.failure, search: searchFor(key) })
}

/** Like `quoteCar`, but only for plans currently sold. For new sales, not for existing carts and bookings. */
export async function quoteNewCar(
  app: QuotingApp,
  key: OfferKey,
  language: Language,
  options: QuoteOptions,
): Promise<Result<Quote, QuoteFailure>> {
  return app.isPlanOn(key.planId)
    ? quoteCar(app, key, language, options)
    : fail({ code: 'offer_not_found', detail: 'This car is no longer offered' })
}

/**
 * Fetches and holds today's price of a car for given times: for a first quote, a cart whose times change, or a change
 * of an existing reservation, passed as `reserved`. `attribution`: the partner that referred the traveller, whatever changes
 * later.
 */
export async function quoteCar(
  app: QuotingApp,
  key: OfferKey,
  language: Language,
  { attribution, reserved }: QuoteOptions,
): Promise<Result<Quote, QuoteFailure>> {
  const { clock, connectors, places, exchange, margins, pictures, quotes, settings } = app
  const car = offeredCar(app, key, language)
  const connector = connectors.get(key.planId)
  const gone = fail({ code: 'offer_not_found', detail: 'This car is no longer offered' })
  if (!car || !connector) return gone
  const { plan, stations } = car
  const zones = { pickUp: stations.pickUp.time_zone, dropOff: stations.dropOff.time_zone }
  const period = rentalPeriod(key, zones, clock.now())
  if (!period.ok) return period
  const days = rentalDays(period.value)
  const rental = rentalOf(car, key)
  const rechecked =
    reserved && connector.recheckReserved
      ? await recheckReserved(connector.recheckReserved, rental, reserved)
      : await recheck(app, connector, plan, rental, key.rateKey)
  if (!rechecked.ok) return rechecked
  const rate = rechecked.value
  const rates = exchange()
  const now = clock.now()
  const { currency, driverAge } = key
  const makeOffer = offersAt(
    { places, exchange: rates, margins: margins.ofToday(), now, pictures },
    { plan, ...car.desks },
    { ...key, place: car.place, days },
    { language, currency, driverAge, partnerBasisPoints: partnerPercent(attribution) },
  )
  const offer = makeOffer?.(rate)
  if (!offer) return gone
  const available = quotable(rate, key.currency, rates)
  const id = newId()
  const expiresAt = now.add({ minutes: settings.of('price_hold') })
  await quotes.insert({
    id,
    expiresAt,
    planId: plan.id,
    exchange: rates,
    sold: {
      offer,
      rental,
      car: { acriss: rate.acriss, carry: rate.carry },
      days,
      driverAge: key.driverAge,
      residence: key.residence,
      available,
      ledBy: attribution,
    },
  })
  return ok({
    quote_id: id,
    expires_at: expiresAt.toString(),
    days,
    pickup_at: key.pickUpAt,
    dropoff_at: key.dropOffAt,
    driver_age: key.driverAge,
    residence: key.residence,
    search: searchFor(key),
    offer,
    price_changed: priceChanged(key, offer.price.total),
    ...available,
    terms: quoteTerms(offer, language),
    stations: { pickup: stations.pickUp, dropoff: stations.dropOff },
  })
}

/** Finds the car again among the plan's cars, and fetches today's price from its supplier. */
async function recheck(
  app: QuotingApp,
  connector: SupplierConnector,
  plan: Plan,
  rental: RentalRequest,
  rateKey: string,
): Promise<Result<RecheckedRate, QuoteFailure>> {
  const answer = await fetchRatesForAge(app, { plan, rental })
  if (answer.status === 'off') return fail(notAnswering)
  if (answer.status === 'failed') return fail(quoteFailure(answer.failure))
  const rate = answer.rates.find((offered) => offered.key === rateKey)
  if (!rate) return fail(await explainMissing(app, plan, rental, rateKey))
  const rechecked = await connector.recheck(rental, { acriss: rate.acriss, carry: rate.carry })
  return rechecked.ok ? rechecked : fail(quoteFailure(rechecked.failure))
}

/**
 * Returns why a car is missing. If drivers of most ages can rent it, it is not sold out but unavailable for this
 * driver's age.
 */
async function explainMissing(
  app: QuotingApp,
  plan: Plan,
  rental: RentalRequest,
  rateKey: string,
): Promise<QuoteFailure> {
  if (rental.driverAge === USUAL_BAND) return refusedFor('sold_out')
  const answer = await fetchRatesForAge(app, { plan, rental: { ...rental, driverAge: USUAL_BAND } })
  if (!('rates' in answer)) return refusedFor('not_rented')
  const isFree = answer.rates.some(({ key }) => key === rateKey)
  return refusedFor(isFree ? 'driver_age' : 'sold_out')
}

async function recheckReserved(
  recheckPrice: NonNullable<SupplierConnector['recheckReserved']>,
  rental: RentalRequest,
  { booking, car }: Reserved,
): Promise<Result<RecheckedRate, QuoteFailure>> {
  const rechecked = await recheckPrice(booking, rental, car)
  return rechecked.ok ? rechecked : fail(quoteFailure(rechecked.failure))
}

/** Converts extras and protections to the traveller's currency; omits those without an exchange rate. */
function quotable(rate: RecheckedRate, currency: string, rates: ExchangeRates) {
  const inCurrency = (amount: Money) => convert(amount, currency, rates)
  const deskCurrency = rate.total.currency
  const atDesk = (whole: Money) => {
    const own = deskCurrency === currency ? null : convert(whole, deskCurrency, rates)
    return own ? { desk_price_for_rental: own } : {}
  }
  const extras = rate.extras.flatMap(({ id, kind, name, price, per, priceForRental, max }): QuotedExtra[] => {
    const unit = inCurrency(price)
    const whole = inCurrency(priceForRental)
    return unit && whole
      ? [{ id, kind, name, price: unit, per, price_for_rental: whole, ...atDesk(priceForRental), max }]
      : []
  })
  const protections = rate.protections.flatMap(
    ({ id, kind, name, price, per, priceForRental, excessAfter, stated }): QuotedProtection[] => {
      const unit = inCurrency(price)
      const whole = inCurrency(priceForRental)
      const excess = excessAfter && inCurrency(excessAfter)
      // Excess refunds are sold with the car, not at the desk.
      const paid = kind === 'excess_refund' ? 'now' : 'desk'
      return unit && whole
        ? [
            {
              id,
              kind,
              name,
              price: unit,
              per,
              price_for_rental: whole,
              ...atDesk(priceForRental),
              excess_after: excess,
              ...(deskCurrency !== currency && { desk_excess_after: excessAfter }),
              paid,
              ...(stated && { stated }),
            },
          ]
        : []
    },
  )
  return { extras, protections: protectionsInOrder(protections) }
}
