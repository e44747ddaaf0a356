import type { AttributedTrip } from '#domains/trips/public.ts'
import { money, share, sum, type Money } from '#kernel/money.ts'
import type { EarningTerms, AttributedSale, SaleStage } from './attributed-sale.ts'

/**
 * Stage of a trip by its status. It is over once billed, because the bill has the driven distance and the
 * price.
 */
const STAGES = {
  booked: 'awaited',
  assigned: 'awaited',
  started: 'awaited',
  ended: 'begun',
  billed: 'over',
  cancelled: 'cancelled',
  no_show: 'no_show',
} as const satisfies Record<AttributedTrip['status'], SaleStage>

/** Lines that are passed on, to the state or a road's operator. */
const PASSED_ON: ReadonlySet<string> = new Set(['tax', 'toll', 'permit', 'parking', 'other'])

/**
 * Returns the sale of a trip booked in a partner's widget. It earns a part of its fare, and of its bill once
 * there is one.
 */
export function tripSale(trip: AttributedTrip, { basisPoints }: EarningTerms): AttributedSale {
  const { id, reference, status, startAt, endedAt, orderedAt, emails, phones, cityId } = trip
  const fare = trip.bill ?? trip.fare
  return {
    id,
    kind: 'trip',
    reference,
    stage: STAGES[status],
    total: fare.total,
    paid: fare.total,
    commission: share(ownPart(fare), basisPoints),
    exchange: null,
    orderedAt,
    startAt,
    endAt: endedAt ?? trip.endAt,
    userId: null,
    emails,
    phones,
    isUnproven: false,
    market: '',
    placeId: cityId,
    supplierId: 0,
  }
}

/** Returns a fare without the lines that are passed on. */
function ownPart({ lines, total: { currency } }: AttributedTrip['fare']): Money {
  const own = lines.filter(({ kind }) => !PASSED_ON.has(kind)).map(({ amount }) => amount)
  return money(Math.max(0, sum(own, currency).amount), currency)
}
