import { ok, type Result } from '#kernel/result.ts'
import { subtract, zero, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { billSettlement } from './bill-settlement.ts'
import { payingCompany, type Payer } from './payer.ts'

/** `occasion` distinguishes several movements of a kind. A trip's first has none. */
type WalletMovement<Kind> = {
  companyId: string
  tripId: string
  amount: Money
  kind: Kind
  occasion?: string | undefined
}

export type WalletRefused = { code: 'wallet_limit' | 'wallet_missing' }
export type SeatsRefused = { code: 'departure_full' | 'departure_gone' }

type Needs = {
  /** Both move an amount once per trip, kind and occasion. */
  chargeWallet: (
    tx: Db,
    charge: WalletMovement<'fare' | 'bill_surplus'>,
    now: Temporal.Instant,
  ) => Promise<Result<void, WalletRefused>>
  creditWallet: (
    tx: Db,
    credit: WalletMovement<'refund' | 'bill_reduction'>,
    now: Temporal.Instant,
  ) => Promise<Result<void, { code: 'wallet_missing' }>>
  takeSeats: (
    tx: Db,
    wanted: { departureId: string; seats: number; tripId: string },
    now: Temporal.Instant,
  ) => Promise<Result<void, SeatsRefused>>
  returnSeats: (tx: Db, tripId: string, now: Temporal.Instant) => Promise<void>
  /** Requests a partial or full refund of a trip's card payment. */
  refundCard: (tx: Db, refund: { tripId: string; amount: Money }, now: Temporal.Instant) => Promise<void>
}

export type SeatsAndMoney = ReturnType<typeof seatsAndMoney>

/**
 * Takes shuttle seats and wallet money for a trip in the caller's transaction: the seats first, then the money. A card
 * pays later, on its own page; its refunds are sent after the transaction.
 */
export function seatsAndMoney({ chargeWallet, creditWallet, takeSeats, returnSeats, refundCard }: Needs) {
  const credit = async (
    tx: Db,
    movement: WalletMovement<'refund' | 'bill_reduction'>,
    now: Temporal.Instant,
  ) => {
    const credited = await creditWallet(tx, movement, now)
    if (!credited.ok) throw new Error(`the wallet that paid trip ${movement.tripId} is gone`)
  }

  const giveBack = async (
    tx: Db,
    trip: Payer,
    { amount, occasion }: { amount: Money; occasion: string | undefined },
    now: Temporal.Instant,
  ) => {
    const companyId = payingCompany(trip)
    if (companyId === null) return refundCard(tx, { tripId: trip.id, amount }, now)
    return credit(tx, { companyId, tripId: trip.id, amount, kind: 'bill_reduction', occasion }, now)
  }

  return {
    /**
     * Takes the seats of a new trip, and its total from the wallet. Returns the amount paid. After a failure, roll
     * back.
     */
    async reserve(
      tx: Db,
      trip: Payer & { total: Money; departure: { id: string; seats: number } | null },
      now: Temporal.Instant,
    ): Promise<Result<Money, WalletRefused | SeatsRefused>> {
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
    },

    /** Returns the seats of a cancelled trip, and its refund to the wallet or the card. */
    async release(tx: Db, trip: Payer, refund: Money, now: Temporal.Instant) {
      await returnSeats(tx, trip.id, now)
      if (refund.amount === 0) return
      if (trip.payBy === 'card') await refundCard(tx, { tripId: trip.id, amount: refund }, now)
      const companyId = payingCompany(trip)
      if (companyId !== null)
        await credit(tx, { companyId, tripId: trip.id, amount: refund, kind: 'refund' }, now)
    },

    /**
     * Returns to the wallet what a bill took above the quote, and returns the amount then paid. An amount that the bill
     * returned stays returned: the next bill settles the difference.
     */
    async undoSettlement(
      tx: Db,
      trip: Payer & { total: Money },
      occasion: string,
      now: Temporal.Instant,
    ): Promise<Money> {
      const surplus = subtract(trip.paid, trip.total)
      if (surplus.amount <= 0 || payingCompany(trip) === null) return trip.paid
      await giveBack(tx, trip, { amount: surplus, occasion }, now)
      return trip.total
    },

    /**
     * Settles a trip to its bill: takes the missing amount from the wallet, or returns the surplus to it. Returns the
     * amount paid. A card is refunded its surplus, and the driver collects what is missing. `occasion` distinguishes
     * the bills of a trip.
     */
    async settle(
      tx: Db,
      trip: Payer,
      { billed, occasion }: { billed: Money; occasion: string | undefined },
      now: Temporal.Instant,
    ): Promise<Result<Money, WalletRefused>> {
      const { taken, returned, paid } = billSettlement(trip, billed)
      const companyId = payingCompany(trip)
      if (returned.amount > 0) await giveBack(tx, trip, { amount: returned, occasion }, now)
      if (taken.amount > 0 && companyId !== null) {
        const surplus = { companyId, tripId: trip.id, amount: taken, kind: 'bill_surplus', occasion } as const
        const charged = await chargeWallet(tx, surplus, now)
        if (!charged.ok) return charged
      }
      return ok(paid)
    },
  }
}
