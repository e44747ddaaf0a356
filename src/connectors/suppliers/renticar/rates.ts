import { readAcriss } from '#kernel/acriss.ts'
import { add } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import { feesFit } from '#domains/suppliers/supplier-connector.ts'
import type { FuelPolicy, Rate } from '#domains/suppliers/supplier-connector.ts'
import { withoutOrSimilar } from '#kernel/or-similar.ts'
import type { RenticarOffer } from './replies.ts'
import type { RenticarToken, ReservationType } from './requests.ts'

/** Known rental companies that Renticar brokers, by its slugs. */
const VENDORS: Readonly<Record<string, string>> = {
  alamo: 'AL',
  national: 'ZL',
  'ok-mobility': 'OK',
  'green-motion': 'GM',
}

/** Fuel policies, by their text reduced to letters. */
const FUEL_POLICIES: Readonly<Record<string, FuelPolicy>> = {
  fulltofull: 'full_to_full',
  sametosame: 'same_to_same',
  fulltoempty: 'full_to_empty',
  halftohalf: 'half_to_half',
}

/**
 * Converts an offer. Null if its price or class is invalid, if the plan's payment method is not possible, or if the
 * desk requires two credit cards, which our terms could not state.
 */
export function renticarRate(
  offer: RenticarOffer,
  acriss: string,
  reservationType: ReservationType,
): Rate | null {
  const { car, rules, pricing, companySlug } = offer
  const total = totalOf(offer)
  if (total.amount <= 0 || readAcriss(acriss) === null || rules.doubleCreditCard) return null
  const prepaid = reservationType === 'fullCredit'
  if (prepaid && !offer.isFullCreditAvailable) return null
  const fees: Rate['fees'] = pricing.dropPrice?.amount
    ? [{ kind: 'one_way', amount: pricing.dropPrice, included: true }]
    : []
  if (!feesFit(total, fees)) return null
  const mileage = mileageOf(offer)
  const carry: RenticarToken = {
    offerId: offer.offerId,
    companySlug,
    carId: car.carId,
    driverAge: String(rules.driverAge ?? 0),
  }
  return {
    key: `${companySlug}-${car.carId}`,
    acriss,
    vehicleName: withoutOrSimilar(`${car.brand} ${car.model}`),
    seats: car.seat ?? null,
    doors: null,
    bags: null,
    image: null,
    vendorCode: VENDORS[companySlug] ?? null,
    total,
    prepaid,
    mileage,
    // An unknown policy defaults to the custom of the market: the car is returned with its original fuel level.
    fuelPolicy: FUEL_POLICIES[car.fuelPolicy.toLowerCase().replace(/[^a-z]/g, '')] ?? 'same_to_same',
    deposit: pricing.provision ?? null,
    excess: null,
    fees,
    inclusions: mileage.unlimited ? ['unlimited_mileage'] : [],
    cancellation: null,
    ...(rules.licenseYears && { licenceYears: Math.ceil(rules.licenseYears) }),
    creditCardRequired: (pricing.provision?.amount ?? 0) > 0,
    carry,
  }
}

/** Checks the minimum age, because a request has none. */
export function tooYoung(driverAge: number, min: number | null | undefined): boolean {
  return driverAge < (min ?? 0)
}

/**
 * Returns the total. It is not documented whether it includes the one-way fee: the daily price times the days shows it.
 */
function totalOf({ totalDays, pricing }: RenticarOffer): Money {
  const { totalPrice, dailyPrice, dropPrice } = pricing
  if (!dropPrice) return totalPrice
  const beyondTheDays = totalPrice.amount - dailyPrice.amount * totalDays
  const apart = Math.abs(beyondTheDays) < Math.abs(beyondTheDays - dropPrice.amount)
  return apart ? add(totalPrice, dropPrice) : totalPrice
}

function mileageOf({ totalDays, rules }: RenticarOffer): Rate['mileage'] {
  const { totalRangeLimit, dailyRangeLimit } = rules
  const includedKm = totalRangeLimit ?? (dailyRangeLimit === null ? null : dailyRangeLimit * totalDays)
  return { unlimited: includedKm === null, includedKm, extraKm: null }
}
