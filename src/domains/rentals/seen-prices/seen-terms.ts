import { convert, type ExchangeRates } from '#kernel/money.ts'
import { ageBand } from '../search/age-band.ts'
import type { Offer } from '../search/search.contract.ts'
import { STORED_CURRENCY } from './seen-price.ts'
import type { SeenSearch } from '../search/seen-search.ts'

/** Terms of one supplier for one age band in the offers of a place; deposits are in euro hundredths. */
export type SeenTerms = {
  placeId: string
  supplierId: number
  ageBand: number
  depositLow: number | null
  depositHigh: number | null
  /** Sorted alphabetically. */
  fuelPolicies: string[]
  /** True if every offer had it. */
  unlimitedMileage: boolean
  youngDriverFee: boolean
  seenAt: number
}

const DAY_MS = 86_400_000

/**
 * Returns the terms of each supplier in a search. Empty unless it returns to the same place, with a credit card, and is
 * not widened.
 */
export function termsOf(search: SeenSearch, exchange: ExchangeRates): SeenTerms[] {
  const { place, rental, offers, sourceOf, withCreditCard, widened } = search
  if (rental.pickUpId !== rental.dropOffId || !withCreditCard || widened) return []
  const bySupplier = new Map<number, SeenTerms>()
  const band = ageBand(rental.driverAge)
  for (const offer of offers) {
    const known = bySupplier.get(offer.supplier.id)
    const terms = known ?? {
      placeId: place.id,
      supplierId: offer.supplier.id,
      ageBand: band,
      depositLow: null,
      depositHigh: null,
      fuelPolicies: [],
      unlimitedMileage: true,
      youngDriverFee: false,
      seenAt: 0,
    }
    if (!known) bySupplier.set(offer.supplier.id, terms)
    addOffer(terms, offer, exchange)
    terms.seenAt = Math.max(terms.seenAt, sourceOf(offer)?.at ?? 0)
  }
  for (const terms of bySupplier.values()) terms.fuelPolicies.sort()
  return [...bySupplier.values()]
}

/** Mutates the terms, because a search has about a thousand offers. */
function addOffer(terms: SeenTerms, offer: Offer, exchange: ExchangeRates): void {
  const deposit = offer.deposit && convert(offer.deposit, STORED_CURRENCY, exchange)
  if (deposit) {
    terms.depositLow = extreme(Math.min, terms.depositLow, deposit.amount)
    terms.depositHigh = extreme(Math.max, terms.depositHigh, deposit.amount)
  }
  if (!terms.fuelPolicies.includes(offer.fuel_policy)) terms.fuelPolicies.push(offer.fuel_policy)
  terms.unlimitedMileage &&= offer.mileage.unlimited
  terms.youngDriverFee ||= offer.fees.some(({ kind }) => kind === 'young_driver')
}

export function termsKey({ placeId, supplierId, ageBand }: SeenTerms): string {
  return `${placeId}|${supplierId}|${ageBand}`
}

/** Merges two terms of one key: both if of one UTC day, otherwise the newer. The order does not matter. */
export function joinTerms(one: SeenTerms, other: SeenTerms): SeenTerms {
  const days = Math.floor(one.seenAt / DAY_MS) - Math.floor(other.seenAt / DAY_MS)
  if (days !== 0) return days > 0 ? one : other
  return {
    ...one,
    depositLow: extreme(Math.min, one.depositLow, other.depositLow),
    depositHigh: extreme(Math.max, one.depositHigh, other.depositHigh),
    fuelPolicies: joined(one.fuelPolicies, other.fuelPolicies),
    unlimitedMileage: one.unlimitedMileage && other.unlimitedMileage,
    youngDriverFee: one.youngDriverFee || other.youngDriverFee,
    seenAt: Math.max(one.seenAt, other.seenAt),
  }
}

function extreme(of: typeof Math.min, one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : of(one, other)
}

function joined(one: readonly string[], other: readonly string[]): string[] {
  if (other.every((policy) => one.includes(policy))) return [...one]
  return [...new Set([...one, ...other])].toSorted()
}
