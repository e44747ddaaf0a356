import { cancellationRule } from '#domains/rentals/search/cancellation-rule.contract.ts'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { dayHours, weekdayOf } from '#ui/formats/wall-time.ts'

/** Rows of the comparison, in groups, in the order of the table. */
export const COMPARED = {
  price: ['total', 'per_day', 'pay_now', 'pay_at_desk'],
  terms: ['cancellation', 'deposit', 'excess', 'fuel_policy', 'mileage', 'inclusions', 'card', 'licence'],
  desk: ['supplier', 'rating', 'pick_up', 'drop_off', 'desk', 'distance', 'hours'],
  car: ['class', 'transmission', 'fuel', 'air_conditioning', 'seats', 'doors', 'bags'],
} as const

export type ComparedGroup = keyof typeof COMPARED
export type ComparedBy = (typeof COMPARED)[ComparedGroup][number]

/** A compared car with its times; `offer` is null if it is no longer offered. */
export type Compared = { offer: Offer | null; pickUpAt: string; dropOffAt: string }

type Value = string | number | boolean | null | undefined

/** Comparison key: two cars differ in a row if their keys differ. */
const VALUE_OF: Record<ComparedBy, (offer: Offer, car: Compared) => Value> = {
  total: ({ price }) => price.total.amount,
  per_day: ({ price }) => price.per_day.amount,
  pay_now: ({ price }) => price.pay_now.amount,
  pay_at_desk: ({ price }) => price.pay_at_desk.amount,
  cancellation: ({ cancellation }) => JSON.stringify(cancellationRule(cancellation)),
  deposit: ({ deposit }) => deposit?.amount ?? null,
  excess: ({ excess }) => excess?.amount ?? null,
  fuel_policy: (offer) => offer.fuel_policy,
  mileage: ({ mileage }) =>
    JSON.stringify([mileage.unlimited, mileage.km_included, mileage.extra_km?.amount ?? null]),
  inclusions: ({ inclusions }) => inclusions.toSorted().join(' '),
  card: ({ payment }) => `${payment.credit_card_required} ${payment.timing === 'desk'}`,
  licence: ({ licence_years }) => licence_years ?? 1,
  supplier: ({ supplier }) => `${supplier.code} ${supplier.plan} ${supplier.desk_brand}`,
  rating: ({ supplier }) => supplier.rating,
  // By name: desks of two suppliers in one hall are one place, and their other differences have rows of their
  // own.
  pick_up: ({ pickup }, { pickUpAt }) => `${pickup.name} ${pickUpAt}`,
  drop_off: ({ dropoff }, { dropOffAt }) => `${dropoff.name} ${dropOffAt}`,
  desk: ({ pickup }) => pickup.desk,
  distance: ({ distance_km }) => distance_km,
  hours: ({ opening_hours }, { pickUpAt }) => JSON.stringify(dayHours(opening_hours, weekdayOf(pickUpAt))),
  class: ({ vehicle }) => `${vehicle.category} ${vehicle.body_type}`,
  transmission: ({ vehicle }) => vehicle.transmission,
  fuel: ({ vehicle }) => vehicle.fuel,
  air_conditioning: ({ vehicle }) => vehicle.air_conditioning,
  seats: ({ vehicle }) => vehicle.seats,
  doors: ({ vehicle }) => vehicle.doors,
  bags: ({ vehicle }) => vehicle.bags,
}

export type ComparedRow = { by: ComparedBy; differs: boolean }

/**
 * Returns the rows of each group, marked if the cars differ. A car that is no longer offered never differs;
 * with `onlyDifferences` all other rows are omitted, and a group may be empty.
 */
export function comparison(
  cars: readonly Compared[],
  { onlyDifferences = false } = {},
): { group: ComparedGroup; rows: ComparedRow[] }[] {
  const differs = (by: ComparedBy) =>
    new Set(cars.flatMap((car) => (car.offer ? [VALUE_OF[by](car.offer, car) ?? null] : []))).size > 1
  return Object.entries(COMPARED).map(([group, rows]) => ({
    group: group as ComparedGroup,
    rows: rows.map((by) => ({ by, differs: differs(by) })).filter((row) => row.differs || !onlyDifferences),
  }))
}
