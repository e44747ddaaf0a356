import type {
  Card,
  CardOutcome,
  CardPayments,
  LimitDeclines,
  PaymentMethod,
  paymentStore,
  TooManyDeclines,
} from '#domains/payments/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { SettleTripPayment } from './settle-trip-payment.usecase.ts'
import { isPayable, LOST_SECONDS } from './trip-payment.ts'
import type { PaidTrip, paidTripStore } from './paid-trip.store.ts'

export type PayTripFailure =
  | {
      code:
        | 'trip_not_found'
        | 'trip_not_payable'
        | 'trip_paid'
        | 'payment_in_progress'
        | 'payment_unavailable'
    }
  | { code: 'payment_declined'; detail: string }
  | TooManyDeclines

/**
 * Pays the amount due for a trip by card: authorises it, then captures it unless the bank challenges the traveller
 * first.
 */
export type PayTrip = (asked: {
  reference: string
  card: Card | PaymentMethod
  networkAddress: string
}) => Promise<Result<PaidTrip, PayTripFailure>>

type Needs = {
  db: Db
  trips: Pick<typeof paidTripStore, 'find' | 'latestPayment'>
  payments: Pick<typeof paymentStore, 'open'>
  cards: Pick<CardPayments, 'authorise'>
  settle: SettleTripPayment
  limitDeclines: LimitDeclines
  clock: Clock
}

type Tried = { outcome: CardOutcome; paid: Awaited<ReturnType<PayTrip>> }

export function payTrip({ db, trips, payments, cards, settle, limitDeclines, clock }: Needs): PayTrip {
  async function open(reference: string) {
    return db.transaction().execute(async (tx) => {
      const trip = await trips.find(tx, { reference }, true)
      if (!trip) return fail<PayTripFailure>({ code: 'trip_not_found' })
      if (trip.payBy !== 'card' || !isPayable(trip.status))
        return fail<PayTripFailure>({ code: 'trip_not_payable' })
      const { due } = trip.money
      if (due.amount === 0) return fail<PayTripFailure>({ code: 'trip_paid' })
      const now = clock.now()
      const payment = { id: newId(), amount: due, of: { tripId: trip.id } }
      const nextAt = now.add({ seconds: LOST_SECONDS })
      if (await payments.open(tx, { ...payment, nextAt }, now)) return ok({ trip, payment })
      const live = await trips.latestPayment(tx, trip.id)
      const paid = live?.payment.status === 'captured'
      return fail<PayTripFailure>({ code: paid ? 'trip_paid' : 'payment_in_progress' })
    })
  }

  async function pay(reference: string, card: Card | PaymentMethod): Promise<Tried> {
    const opened = await open(reference)
    if (!opened.ok) return { outcome: 'other', paid: opened }
    const { trip, payment } = opened.value
    const answer = await cards.authorise(payment, card)
    // If the answer was lost, the gateway reports the result. The trip determines whether the authorised amount is
    // still due.
    const asksAgain = answer.kind === 'unknown' || answer.kind === 'held'
    const settled = await settle(payment.id, asksAgain ? undefined : answer)
    if (answer.kind === 'challenge') return { outcome: 'asked', paid: ok(trip) }
    if (answer.kind === 'ended' && answer.why === 'declined') {
      const detail = answer.declineReason ?? 'generic'
      return { outcome: 'declined', paid: fail({ code: 'payment_declined', detail }) }
    }
    if (answer.kind === 'ended') return { outcome: 'other', paid: fail({ code: 'payment_unavailable' }) }
    return { outcome: settled?.status === 'declined' ? 'declined' : 'other', paid: ok(trip) }
  }

  return async ({ reference, card, networkAddress }) => {
    const trip = await trips.find(db, { reference })
    if (!trip) return fail({ code: 'trip_not_found' })
    const person = trip.bookedBy === null ? null : `profile ${trip.bookedBy}`
    const payer = { of: { tripId: trip.id }, person, networkAddress }
    const tried = await limitDeclines(
      payer,
      () => pay(reference, card),
      ({ outcome }) => outcome,
    )
    return tried.ok ? tried.value.paid : tried
  }
}
