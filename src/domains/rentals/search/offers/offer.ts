import { readAcriss } from '#kernel/acriss.ts'
import { catalogueName } from '#kernel/car-name.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import { deskBrand, type PictureOf, type Plan, type Rate } from '#domains/suppliers/public.ts'
import type { Station } from '../../locations/location.contract.ts'
import type { MarginOf } from '../../margins/day-margins.ts'
import { cancellationTerms } from './cancellation-terms.ts'
import { encodeOfferId } from './offer-id.ts'
import { offerPrice } from './offer-price.ts'
import type { Offer } from '../search.contract.ts'
import { typicalRoom } from './typical-vehicle.ts'

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
