import type {
  Card,
  CardOutcome,
  LimitDeclines,
  PaymentGateway,
  PaymentMethod,
  TooManyDeclines,
} from '#domains/payments/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { SettleTripPayment } from './settle-trip-payment.usecase.ts'
import { ASKED_SECONDS, isPayable, LOST_SECONDS } from './trip-payment.ts'
import type { PaidTrip, tripPaymentStore } from './trip-payment.store.ts'

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

/** Pays what is due of a trip by card: authorises it, and captures it unless the bank asks the traveller first. */
export type PayTrip = (asked: {
  reference: string
  card: Card | PaymentMethod
  networkAddress: string
}) => Promise<Result<PaidTrip, PayTripFailure>>

type Needs = {
  db: Db
  payments: typeof tripPaymentStore
  gateway: Pick<PaymentGateway, 'authorise'>
  settle: SettleTripPayment
  limitDeclines: LimitDeclines
  clock: Clock
}

type Tried = { outcome: CardOutcome; paid: Awaited<ReturnType<PayTrip>> }

export function payTrip({ db, payments, gateway, settle, limitDeclines, clock }: Needs): PayTrip {
  const now = () => clock.now()
  const later = (seconds: number) => clock.now().add({ seconds })

  async function open(reference: string) {
    return db.transaction().execute(async (tx) => {
      const trip = await payments.tripOf(tx, { reference }, true)
      if (!trip) return fail<PayTripFailure>({ code: 'trip_not_found' })
      if (trip.payBy !== 'card' || !isPayable(trip.status))
        return fail<PayTripFailure>({ code: 'trip_not_payable' })
      if (trip.money.due.amount === 0) return fail<PayTripFailure>({ code: 'trip_paid' })
      const payment = await payments.open(tx, trip, now(), later(LOST_SECONDS))
      if (payment) return ok({ trip, payment })
      const live = await payments.latest(tx, trip.id)
      const paid = live?.payment.status === 'captured'
      return fail<PayTripFailure>({ code: paid ? 'trip_paid' : 'payment_in_progress' })
    })
  }

  async function pay(reference: string, card: Card | PaymentMethod): Promise<Tried> {
    const opened = await open(reference)
    if (!opened.ok) return { outcome: 'other', paid: opened }
    const { trip, payment } = opened.value
    const { id, amount } = payment
    const answered = await gateway.authorise({ paymentId: id, amount, card })
    if (answered.ok && 'action' in answered.value) {
      const actionUrl = answered.value.action.url
      await payments.move(db, id, { status: 'asked', actionUrl }, now(), later(ASKED_SECONDS))
      return { outcome: 'asked', paid: ok(trip) }
    }
    if (!answered.ok && answered.failure.code === 'declined') {
      const { reason } = answered.failure
      await payments.move(db, id, { status: 'declined', declineReason: reason }, now(), null)
      return { outcome: 'declined', paid: fail({ code: 'payment_declined', detail: reason }) }
    }
    if (!answered.ok && (answered.failure.code === 'unreachable' || answered.failure.code === 'refused')) {
      await payments.move(db, id, { status: 'released' }, now(), null)
      return { outcome: 'other', paid: fail({ code: 'payment_unavailable' }) }
    }
    // An answer that was lost too: the gateway says what came of it, now or when the payment's time comes.
    const settled = await settle(id)
    return { outcome: settled?.status === 'declined' ? 'declined' : 'other', paid: ok(trip) }
  }

  return async ({ reference, card, networkAddress }) => {
    const trip = await payments.tripOf(db, { reference })
    if (!trip) return fail({ code: 'trip_not_found' })
    const person = trip.bookedBy === null ? null : `profile ${trip.bookedBy}`
    const payer = { subject: `trip ${trip.id}`, person, networkAddress }
    const tried = await limitDeclines(
      payer,
      () => pay(reference, card),
      ({ outcome }) => outcome,
    )
    return tried.ok ? tried.value.paid : tried
  }
}
