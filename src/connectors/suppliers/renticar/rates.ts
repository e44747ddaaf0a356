import { readAcriss } from '#kernel/acriss.ts'
import { add } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'
import type { FuelPolicy, Rate } from '#domains/suppliers/supplier-connector.ts'
import type { RenticarOffer } from './replies.ts'
import type { RenticarCarry, ReservationType } from './requests.ts'

/** Rental companies of ours that Renticar brokers, by its slugs. */
const VENDORS: Readonly<Record<string, string>> = {
  alamo: 'AL',
  national: 'ZL',
  'ok-mobility': 'OK',
  'green-motion': 'GM',
}

/** Fuel policies by their letters alone. */
const FUEL_POLICIES: Readonly<Record<string, FuelPolicy>> = {
  fulltofull: 'full_to_full',
  sametosame: 'same_to_same',
  fulltoempty: 'full_to_empty',
  halftohalf: 'half_to_half',
}

/**
 * An offer as we sell it. Null when its price or class makes no sense, when it cannot be paid as the plan is, or when
 * the desk asks for two credit cards: no term of ours would tell the traveller.
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
  const mileage = mileageOf(offer)
  const carry: RenticarCarry = {
    offerId: offer.offerId,
    companySlug,
    carId: car.carId,
    driverAge: String(rules.driverAge ?? 0),
  }
  return {
    key: `${companySlug}-${car.carId}`,
    acriss,
    vehicleName: `${car.brand} ${car.model}`.trim(),
    seats: car.seat ?? null,
    doors: null,
    bags: null,
    image: null,
    vendorCode: VENDORS[companySlug] ?? null,
    total,
    prepaid,
    mileage,
    // Where the policy is not one we know, the custom of its market: the car goes back as it was taken.
    fuelPolicy: FUEL_POLICIES[car.fuelPolicy.toLowerCase().replace(/[^a-z]/g, '')] ?? 'same_to_same',
    deposit: pricing.provision ?? null,
    excess: null,
    fees: pricing.dropPrice?.amount ? [{ kind: 'one_way', amount: pricing.dropPrice, included: true }] : [],
    inclusions: mileage.unlimited ? ['unlimited_mileage'] : [],
    cancellation: null,
    ...(rules.licenseYears && { licenceYears: Math.ceil(rules.licenseYears) }),
    creditCardRequired: (pricing.provision?.amount ?? 0) > 0,
    carry,
  }
}

/** A request carries no age, so whether a driver may have the car is ours to say. */
export function tooYoung(driverAge: number, least: number | null | undefined): boolean {
  return driverAge < (least ?? 0)
}

/** Whether the one-way fee is inside the total is not documented: the price of its days says which it is. */
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
