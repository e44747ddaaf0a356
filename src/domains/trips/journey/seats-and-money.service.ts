import { chargeWallet, creditWallet } from '#domains/companies/public.ts'
import { refundStore } from '#domains/payments/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { subtract, zero, type Money } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { billSettlement } from './bill-settlement.ts'
import { payingCompany, type Payer } from './payer.ts'

export type WalletRejection = { code: 'wallet_limit' | 'wallet_missing' }
export type SeatsRejection = { code: 'departure_full' | 'departure_gone' }

declare module '#platform/app.ts' {
  interface App {
    /** Takes shuttle seats for a trip. */
    takeSeats: (
      tx: Db,
      order: { departureId: string; seats: number; tripId: string },
      now: Temporal.Instant,
    ) => Promise<Result<void, SeatsRejection>>
    returnSeats: (tx: Db, tripId: string, now: Temporal.Instant) => Promise<void>
  }
}

/**
 * Takes the shuttle seats of a new trip, then its total from the wallet, in the caller's transaction. A card pays later,
 * on its own page. Returns the amount paid. After a failure, roll back.
 */
export async function reserveTrip(
  { takeSeats }: Pick<App, 'takeSeats'>,
  tx: Db,
  trip: Payer & { total: Money; departure: { id: string; seats: number } | null },
  now: Temporal.Instant,
): Promise<Result<Money, WalletRejection | SeatsRejection>> {
  if (trip.departure) {
    const { id: departureId, seats } = trip.departure
    const taken = await takeSeats(tx, { departureId, seats, tripId: trip.id }, now)
    if (!taken.ok) return taken
  }
  const companyId = payingCompany(trip)
  if (companyId === null || trip.total.amount === 0) return ok(zero(trip.total.currency))
  const fare = { companyId, tripId: trip.id, amount: trip.total, kind: 'fare' } as const
  const charged = await chargeWallet(tx, fare, now)
  return charged.ok ? ok(trip.total) : charged
}

/** Returns the seats of a cancelled trip, and its refund to the wallet or the card. */
export async function releaseTrip(
  { returnSeats }: Pick<App, 'returnSeats'>,
  tx: Db,
  trip: Payer,
  refund: Money,
  now: Temporal.Instant,
): Promise<void> {
  await returnSeats(tx, trip.id, now)
  if (refund.amount === 0) return
  if (trip.payBy === 'card') await refundStore.addOfTrip(tx, { tripId: trip.id, amount: refund }, now)
  const companyId = payingCompany(trip)
  if (companyId !== null)
    await creditTrip(tx, { companyId, tripId: trip.id, amount: refund, kind: 'refund' }, now)
}

/**
 * Returns to the wallet what a bill took above the quote, and returns the amount then paid. An amount that the bill
 * returned stays returned: the next bill settles the difference.
 */
export async function undoSettlement(
  tx: Db,
  trip: Payer & { total: Money },
  occasion: string,
  now: Temporal.Instant,
): Promise<Money> {
  const surplus = subtract(trip.paid, trip.total)
  if (surplus.amount <= 0 || payingCompany(trip) === null) return trip.paid
  await refundSurplus(tx, trip, { amount: surplus, occasion }, now)
  return trip.total
}

/**
 * Settles a trip to its bill: takes the missing amount from the wallet, or returns the surplus to it. Returns the
 * amount paid. A card is refunded its surplus, and the driver collects what is missing. `occasion` distinguishes
 * the bills of a trip.
 */
export async function settleTrip(
  tx: Db,
  trip: Payer,
  { billed, occasion }: { billed: Money; occasion: string | undefined },
  now: Temporal.Instant,
): Promise<Result<Money, WalletRejection>> {
  const { taken, returned, paid } = billSettlement(trip, billed)
  const companyId = payingCompany(trip)
  if (returned.amount > 0) await refundSurplus(tx, trip, { amount: returned, occasion }, now)
  if (taken.amount > 0 && companyId !== null) {
    const surplus = { companyId, tripId: trip.id, amount: taken, kind: 'bill_surplus', occasion } as const
    const charged = await chargeWallet(tx, surplus, now)
    if (!charged.ok) return charged
  }
  return ok(paid)
}

async function refundSurplus(
  tx: Db,
  trip: Payer,
  { amount, occasion }: { amount: Money; occasion: string | undefined },
  now: Temporal.Instant,
) {
  const companyId = payingCompany(trip)
  if (companyId === null) return refundStore.addOfTrip(tx, { tripId: trip.id, amount }, now)
  return creditTrip(tx, { companyId, tripId: trip.id, amount, kind: 'bill_reduction', occasion }, now)
}

async function creditTrip(tx: Db, movement: Parameters<typeof creditWallet>[1], now: Temporal.Instant) {
  const credited = await creditWallet(tx, movement, now)
  if (!credited.ok) throw new Error(`the wallet that paid trip ${movement.tripId} is gone`)
}
