import { type BodyType, type Category, readAcriss, type Vehicle } from '#kernel/acriss.ts'
import { catalogueName } from '#kernel/car-name.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import { deskBrand, type PictureOf, type Plan, type Rate } from '#domains/suppliers/public.ts'
import type { Station } from '../../locations/location.contract.ts'
import type { MarginOf } from '../../margins/day-margins.ts'
import { encodeOfferId } from './offer-id.ts'
import { offerPrice } from './offer-price.ts'
import type { Offer } from '../search.contract.ts'

const BY_BODY: Record<BodyType, Room> = {
  hatchback: { seats: 5, doors: 5, bags: 2 },
  saloon: { seats: 5, doors: 4, bags: 3 },
  estate: { seats: 5, doors: 5, bags: 4 },
  suv: { seats: 5, doors: 5, bags: 3 },
  people_carrier: { seats: 7, doors: 5, bags: 4 },
  van: { seats: 3, doors: 4, bags: 6 },
  convertible: { seats: 4, doors: 2, bags: 1 },
  coupe: { seats: 4, doors: 2, bags: 2 },
  pickup: { seats: 5, doors: 4, bags: 3 },
}

const SMALL: Partial<Record<Category, Partial<Room>>> = {
  mini: { seats: 4, bags: 1 },
  economy: { bags: 1 },
}

/** Min years of holding a licence that every driver needs. */
const USUAL_LICENCE_YEARS = 1

/** All inputs for converting a rate to an offer, apart from the rate itself. */
export type OfferContext = {
  plan: Plan
  placeId: string
  pickUp: Station
  dropOff: Station
  distanceKm: number
  pickUpAt: string
  dropOffAt: string
  days: number
  driverAge: number
  residence: string
  currency: string
  exchange: ExchangeRates
  /** Returns our margin, in basis points of the supplier's price. */
  marginOf: MarginOf
  /** Percentage of the partner that referred the visitor, in basis points. */
  partnerBasisPoints: number
  now: Temporal.Instant
  /** Returns our URL of a picture at this supplier; omitted if the offers are not displayed. */
  pictureOf?: PictureOf
}

/**
 * Returns a function that converts the rates of one response to offers. Null for invalid rates: no price, an invalid
 * ACRISS code, a currency without an exchange rate.
 */
export function offerMaker(context: OfferContext): (rate: Rate) => Offer | null {
  const cancellationOf = cancellationTerms(context)
  return (rate) => makeOffer(rate, context, cancellationOf(rate))
}

function makeOffer(rate: Rate, context: OfferContext, cancellation: Offer['cancellation']): Offer | null {
  const { plan, pickUp, dropOff, currency, exchange } = context
  const vehicle = readAcriss(rate.acriss)
  if (!vehicle || rate.total.amount <= 0 || context.days < 1) return null
  const priceable = {
    total: rate.total,
    fees: rate.fees,
    days: context.days,
    marginBasisPoints: context.marginOf(vehicle.category),
    partnerBasisPoints: context.partnerBasisPoints,
    timing: plan.paymentTiming,
  }
  const price = offerPrice(priceable, currency, exchange)
  if (!price) return null
  const deskCurrency = rate.total.currency
  const atDesk = deskCurrency === currency ? null : offerPrice(priceable, deskCurrency, exchange)
  const room = typicalRoom(vehicle)
  const { licenceYears = USUAL_LICENCE_YEARS } = rate
  const inCurrency = (amount: Money | null) => amount && convert(amount, currency, exchange)
  return {
    offer_id: encodeOfferId({
      planId: plan.id,
      placeId: context.placeId,
      pickUpStationId: pickUp.id,
      dropOffStationId: dropOff.id,
      pickUpAt: context.pickUpAt,
      dropOffAt: context.dropOffAt,
      driverAge: context.driverAge,
      residence: context.residence,
      currency,
      rateKey: rate.key,
      shownTotal: price.total.amount,
    }),
    supplier: {
      id: plan.supplier.id,
      code: plan.supplier.code,
      name: plan.supplier.name,
      plan: rate.productName ?? plan.label,
      desk_brand: deskBrand(rate, plan.supplier.name),
      logo: `/suppliers/${plan.supplier.code}.svg`,
      rating: plan.supplier.rating && plan.supplier.rating.tenths / 10,
      rating_count: plan.supplier.rating?.count ?? 0,
    },
    vehicle: {
      name: catalogueName(rate.vehicleName) || rate.acriss,
      or_similar: true,
      acriss: rate.acriss,
      category: vehicle.category,
      body_type: vehicle.bodyType,
      transmission: vehicle.transmission,
      fuel: vehicle.fuel,
      seats: rate.seats ?? room.seats,
      doors: rate.doors ?? room.doors,
      bags: rate.bags ?? room.bags,
      air_conditioning: vehicle.airConditioning,
      image: rate.image === null ? null : (context.pictureOf?.(rate.image) ?? null),
    },
    pickup: pickUp,
    dropoff: dropOff,
    opening_hours: pickUp.opening_hours,
    distance_km: Math.round(context.distanceKm * 10) / 10,
    mileage: {
      unlimited: rate.mileage.unlimited,
      km_included: rate.mileage.includedKm,
      extra_km: inCurrency(rate.mileage.extraKm),
    },
    fuel_policy: rate.fuelPolicy,
    inclusions: rate.inclusions,
    payment: { timing: plan.paymentTiming, credit_card_required: rate.creditCardRequired },
    ...(licenceYears > USUAL_LICENCE_YEARS && { licence_years: licenceYears }),
    deposit: inCurrency(rate.deposit),
    excess: inCurrency(rate.excess),
    ...(atDesk && {
      desk: {
        pay_at_desk: atDesk.pay_at_desk,
        deposit: rate.deposit,
        excess: rate.excess,
        extra_km: rate.mileage.extraKm,
      },
    }),
    cancellation,
    fees: rate.fees.flatMap((fee) => {
      const amount = inCurrency(fee.amount)
      const own = fee.amount.currency === currency ? {} : { desk_amount: fee.amount }
      return amount ? [{ kind: fee.kind, amount, ...own, included: fee.included }] : []
    }),
    price,
  }
}

type Room = { seats: number; doors: number; bags: number }

/** Returns the typical room of an ACRISS class, for suppliers whose protocol does not state it. */
function typicalRoom({ category, bodyType }: Vehicle): Room {
  const room = BY_BODY[bodyType]
  return bodyType === 'hatchback' ? { ...room, ...SMALL[category] } : room
}

type Terms = Offer['cancellation']
type Context = { plan: Plan; pickUp: Station; pickUpAt: string; now: Temporal.Instant }

/**
 * Returns the cancellation terms of a plan's offers: the response's own, otherwise the plan's. Free cancellation is
 * dropped once its deadline has passed. A response's rates share few deadlines, whose instants are computed once.
 */
function cancellationTerms({ plan, pickUp, pickUpAt, now }: Context): (rate: Rate) => Terms {
  const known = new Map<string, string | null>()

  /** Converts a wall time at the pick-up desk to an instant; null if it has passed. */
  function instantOf(wallTime: string): string | null {
    const freeUntil = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(pickUp.time_zone).toInstant()
    return Temporal.Instant.compare(freeUntil, now) <= 0 ? null : freeUntil.toString()
  }

  function freeUntil(wallTime: string): string | null {
    let until = known.get(wallTime)
    if (until === undefined) known.set(wallTime, (until = instantOf(wallTime)))
    return until
  }

  let planWallTime: string | undefined
  const ofPlan = () =>
    (planWallTime ??= Temporal.PlainDateTime.from(pickUpAt)
      .subtract({ hours: plan.freeCancellationHours })
      .toString())

  return ({ cancellation }) => {
    if (cancellation ? cancellation.nonRefundable : plan.nonRefundable)
      return { free_until: null, non_refundable: true }
    const wallTime = cancellation ? cancellation.freeUntil : ofPlan()
    return { free_until: wallTime === null ? null : freeUntil(wallTime), non_refundable: false }
  }
}
