import { CATEGORIES, type BodyType, type Category, type Fuel } from '#kernel/acriss.ts'
import { distanceKm } from '#kernel/geo.ts'
import type { Money } from '#kernel/money.ts'
import { cancellationRule } from '../search/cancellation-rule.contract.ts'
import type { Offer } from '../search/search.contract.ts'
import { COMPARED_TERMS, type ComparedTerm, type Verdict } from './rebooking.contract.ts'

export type ComparedOffer = Pick<
  Offer,
  | 'supplier'
  | 'vehicle'
  | 'pickup'
  | 'dropoff'
  | 'distance_km'
  | 'mileage'
  | 'fuel_policy'
  | 'inclusions'
  | 'payment'
  | 'licence_years'
  | 'deposit'
  | 'excess'
  | 'cancellation'
>

type Rule = (old: ComparedOffer, found: ComparedOffer) => Verdict

/**
 * Comparison rule of each term. A value missing on one side counts as worse, unless both lack it under the same
 * supplier's plan.
 */
const RULES: Record<ComparedTerm, Rule> = {
  pickup: (old, found) =>
    atSameDesk(old.pickup, found.pickup, { old: old.distance_km, found: found.distance_km }),
  dropoff: (old, found) => atSameDesk(old.dropoff, found.dropoff, null),
  category: (old, found) => byCategory(old.vehicle.category, found.vehicle.category),
  body_type: (old, found) => byBody(old.vehicle.body_type, found.vehicle.body_type),
  transmission: (old, found) => {
    if (old.vehicle.transmission === found.vehicle.transmission) return 'same'
    return found.vehicle.transmission === 'automatic' ? 'better' : 'worse'
  },
  fuel: (old, found) => byFuel(old.vehicle.fuel, found.vehicle.fuel),
  seats: (old, found) => isNotLower(old, found, ({ vehicle }) => vehicle.seats),
  doors: (old, found) => isNotLower(old, found, ({ vehicle }) => vehicle.doors),
  bags: (old, found) => isNotLower(old, found, ({ vehicle }) => vehicle.bags),
  air_conditioning: (old, found) =>
    ordered(Number(found.vehicle.air_conditioning) - Number(old.vehicle.air_conditioning)),
  fuel_policy: (old, found) => byFuelPolicy(old.fuel_policy, found.fuel_policy),
  mileage: byMileage,
  cover: (old, found) => byCover(old.inclusions, found.inclusions),
  excess: (old, found) => isNotHigher(old, found, ({ excess }) => excess),
  deposit: (old, found) => isNotHigher(old, found, ({ deposit }) => deposit),
  cancellation: byCancellation,
  payment: (old, found) =>
    ordered(PAID_LATER.indexOf(found.payment.timing) - PAID_LATER.indexOf(old.payment.timing)),
  credit_card: (old, found) =>
    ordered(Number(old.payment.credit_card_required) - Number(found.payment.credit_card_required)),
  licence: (old, found) => ordered((old.licence_years ?? 1) - (found.licence_years ?? 1)),
}

/** Compares each term of two cars, in the order of `COMPARED_TERMS`. Amounts must be in one currency. */
export function compareTerms(
  old: ComparedOffer,
  found: ComparedOffer,
): { term: ComparedTerm; verdict: Verdict }[] {
  return COMPARED_TERMS.map((term) => ({ term, verdict: RULES[term](old, found) }))
}

/** Returns true if no term of the found car is worse, so that it may be offered as the same or better. */
export function isNotWorse(old: ComparedOffer, found: ComparedOffer): boolean {
  return COMPARED_TERMS.every((term) => RULES[term](old, found) !== 'worse')
}

const PAID_LATER = ['now', 'part', 'desk'] as const

/** Returns `better` for a positive difference, `worse` for a negative one. */
function ordered(difference: number): Verdict {
  if (difference === 0) return 'same'
  return difference > 0 ? 'better' : 'worse'
}

type Desk = Pick<Offer['pickup'], 'id' | 'iata' | 'desk' | 'latitude' | 'longitude'>

/** Max distance between desks in town that count as the same place. */
const NEXT_DOOR_KM = 2

/**
 * Compares desks. Accepts the same desk, or one at the same airport (in town, close by). Another desk must be in the
 * terminal or of the same kind as the old one.
 */
function atSameDesk(old: Desk, found: Desk, km: { old: number; found: number } | null): Verdict {
  if (old.id === found.id) return 'same'
  const isSamePlace = old.iata
    ? old.iata === found.iata
    : !found.iata && distanceKm(old, found) <= NEXT_DOOR_KM
  if (!isSamePlace) return 'worse'
  if (old.desk !== found.desk) return found.desk === 'in_terminal' ? 'better' : 'worse'
  if (old.desk === 'in_terminal') return 'other'
  // Outside a terminal, each desk has its own address, which must not be farther away.
  return km && km.found <= km.old ? 'other' : 'worse'
}

function byCategory(old: Category, found: Category): Verdict {
  if (old === found) return 'same'
  // A special car does not rank above or below any other.
  if (old === 'special' || found === 'special') return 'worse'
  return ordered(CATEGORIES.indexOf(found) - CATEGORIES.indexOf(old))
}

function byBody(old: BodyType, found: BodyType): Verdict {
  if (old === found) return 'same'
  const isRoomier = (old === 'hatchback' && found === 'saloon') || (old === 'saloon' && found === 'estate')
  return isRoomier || (old === 'hatchback' && found === 'estate') ? 'other' : 'worse'
}

const CHARGED: ReadonlySet<Fuel> = new Set(['electric', 'plug_in_hybrid'])

/** Compares fuels. A car that needs charging is used differently; fuels from a pump are equivalent. */
function byFuel(old: Fuel, found: Fuel): Verdict {
  if (old === found) return 'same'
  return CHARGED.has(old) || CHARGED.has(found) ? 'worse' : 'other'
}

function isSamePlan(old: ComparedOffer, found: ComparedOffer): boolean {
  return old.supplier.id === found.supplier.id && old.supplier.plan === found.supplier.plan
}

function unstated(old: ComparedOffer, found: ComparedOffer, isKnown: boolean): Verdict {
  return !isKnown && isSamePlan(old, found) ? 'same' : 'worse'
}

function isNotLower(
  old: ComparedOffer,
  found: ComparedOffer,
  of: (offer: ComparedOffer) => number | null,
): Verdict {
  const [before, after] = [of(old), of(found)]
  if (after === null) return unstated(old, found, before !== null)
  return before === null ? 'better' : ordered(after - before)
}

function isNotHigher(
  old: ComparedOffer,
  found: ComparedOffer,
  of: (offer: ComparedOffer) => Money | null,
): Verdict {
  const [before, after] = [of(old), of(found)]
  if (after === null) return unstated(old, found, before !== null)
  if (before === null) return 'better'
  return before.currency === after.currency ? ordered(before.amount - after.amount) : 'worse'
}

/**
 * Ranks of fuel policies, best for the driver first. Policies that give away fuel, or let the driver keep its value,
 * rank above those that lose the fuel left in the tank.
 */
const FUEL_RULES: readonly (readonly string[])[] = [
  ['free_full_tank'],
  ['full_to_full', 'same_to_same'],
  ['half_to_half', 'quarter_to_quarter', 'empty_to_empty'],
  ['quarter_to_empty'],
  ['half_to_empty'],
  ['full_to_empty'],
]

function byFuelPolicy(old: string, found: string): Verdict {
  if (old === found) return 'same'
  const [before, after] = [old, found].map((policy) => FUEL_RULES.findIndex((rank) => rank.includes(policy)))
  if (before === undefined || after === undefined || before < 0 || after < 0) return 'worse'
  return before === after ? 'other' : ordered(before - after)
}

function byMileage(old: ComparedOffer, found: ComparedOffer): Verdict {
  if (found.mileage.unlimited) return old.mileage.unlimited ? 'same' : 'better'
  if (old.mileage.unlimited) return 'worse'
  const included = isNotLower(old, found, ({ mileage }) => mileage.km_included)
  const beyond = isNotHigher(old, found, ({ mileage }) => mileage.extra_km)
  if (included === 'worse' || beyond === 'worse') return 'worse'
  return included === 'same' && beyond === 'same' ? 'same' : 'better'
}

/** Inclusions with their own rule. */
const OWN_RULE: ReadonlySet<string> = new Set(['unlimited_mileage', 'free_cancellation'])

function byCover(old: readonly string[], found: readonly string[]): Verdict {
  const [before, after] = [old, found].map((all) => new Set(all.filter((one) => !OWN_RULE.has(one))))
  if (!before || !after || !before.isSubsetOf(after)) return 'worse'
  return after.size > before.size ? 'better' : 'same'
}

/** Compares cancellation terms: free for at least as long is no worse. */
function byCancellation(old: ComparedOffer, found: ComparedOffer): Verdict {
  const [before, after] = [cancellationRule(old.cancellation), cancellationRule(found.cancellation)]
  if (before.freeUntil === null)
    return after.freeUntil !== null ? 'better' : after.kind === before.kind ? 'same' : 'worse'
  if (after.freeUntil === null) return 'worse'
  return ordered(Temporal.Instant.compare(after.freeUntil, before.freeUntil))
}
