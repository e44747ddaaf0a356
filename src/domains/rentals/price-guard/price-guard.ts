import { convert, money, share, subtract, sum, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Price } from '#kernel/price.contract.ts'

/** A guard looks once a day, */
export const LOOK_HOURS = 24
/** and a car that is cheaper by less than 3%, or than €5, is not worth a mail. */
export const LEAST_SAVING = { basisPoints: 300, euros: money(500, 'EUR') } as const
/** Another mail of one booking names a price that is lower than the last one by 2%. */
export const LEAST_DROP_BASIS_POINTS = 200

const CHOSEN: ReadonlySet<Price['lines'][number]['kind']> = new Set(['extra', 'protection'])

/** What a price asks for the car alone: without extras and protection, after its coupon. */
export function carPart({ total, lines }: Pick<Price, 'total' | 'lines'>): Money {
  const chosen = lines.flatMap(({ kind, amount }) => (CHOSEN.has(kind) ? amount : []))
  return subtract(total, sum(chosen, total.currency))
}

/** The least that has to be saved of a total, in its currency; null where that has no exchange rate. */
export function leastSaving(total: Money, rates: ExchangeRates): Money | null {
  const euros = convert(LEAST_SAVING.euros, total.currency, rates)
  const part = share(total, LEAST_SAVING.basisPoints)
  return euros && (euros.amount > part.amount ? euros : part)
}

/** Whether a price is worth telling after an earlier one; null: none was told. */
export function isWorthTelling(total: Money, told: Money | null): boolean {
  if (!told || told.currency !== total.currency) return true
  return total.amount <= told.amount - share(told, LEAST_DROP_BASIS_POINTS).amount
}

/**
 * What a guard searches: guards of one key share a search. The car is priced as it was sold, by the place searched, the
 * times, the age and the residence.
 */
export function lookKey(rental: LookedFor): string {
  const { placeId, dropOffPlaceId, pickUpAt, dropOffAt, driverAge, residence } = rental
  return [placeId, dropOffPlaceId, pickUpAt, dropOffAt, driverAge, residence].join('|')
}

/** `driverAge`: the band's first age. */
export type LookedFor = {
  placeId: string
  dropOffPlaceId: string
  pickUpAt: string
  dropOffAt: string
  driverAge: number
  residence: string
}

/** Null for what is no key of ours. */
export function lookedFor(key: string): LookedFor | null {
  const [placeId, dropOffPlaceId, pickUpAt, dropOffAt, age, residence, ...more] = key.split('|')
  if (!placeId || !dropOffPlaceId || !pickUpAt || !dropOffAt || !age || !residence || more.length > 0)
    return null
  return { placeId, dropOffPlaceId, pickUpAt, dropOffAt, driverAge: Number(age), residence }
}
