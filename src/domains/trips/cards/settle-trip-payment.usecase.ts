import {
  tripCaptureEntry,
  tripRefundEntry,
  type CardPayments,
  type DueRefund,
  type LedgerEntry,
  type PaymentOutcome,
  type paymentStore,
  type refundStore,
} from '#domains/payments/public.ts'
import { STAFF_HOURS, type TaskStore } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { subtract } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { NotifyTripTraveller } from '../journey/trip-notices.service.ts'
import type { paidTripStore, PaidTrip } from './paid-trip.store.ts'
import {
  ASKED_SECONDS,
  TRIP_BANK_MINUTES,
  isOwed,
  isPayable,
  mayBeInFlight,
  type TripPayment,
} from './trip-payment.ts'

/**
 * Advances a payment according to its result at the gateway, which is requested unless `outcome` is given. Null if no
 * trip has this payment.
 */
export type SettleTripPayment = (paymentId: string, outcome?: PaymentOutcome) => Promise<TripPayment | null>

type SettleNeeds = {
  db: Db
  trips: Pick<typeof paidTripStore, 'find' | 'notePaid' | 'noteEvent'>
  payments: Pick<typeof paymentStore, 'find' | 'move' | 'askNext' | 'challenge' | 'takeDue'>
  refunds: Pick<typeof refundStore, 'addOfTrip' | 'takeDue' | 'end'>
  cards: CardPayments
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  tellTraveller: NotifyTripTraveller
  clock: Clock
}

const BATCH = 20

/**
 * Creates the function that settles a payment. If the gateway is unreachable, the payment is retried when it is next
 * due.
 */
export function settleTripPayment(needs: SettleNeeds): SettleTripPayment {
  const { db, trips, payments, refunds, cards, post, tellTraveller, clock } = needs
  const nextTime = () => clock.now().add({ seconds: ASKED_SECONDS })

  async function find(paymentId: string): Promise<TripPayment | null> {
    const payment = await payments.find(db, paymentId)
    return payment && payment.tripId !== null ? { ...payment, tripId: payment.tripId } : null
  }

  async function captured(payment: TripPayment): Promise<void> {
    const now = clock.now()
    await db.transaction().execute(async (tx) => {
      // Locked, so that a concurrent cancellation sees the money, or is seen here.
      const trip = await trips.find(tx, { id: payment.tripId }, true)
      if (!(await payments.move(tx, payment.id, { from: 'opened', to: 'captured' }, now))) return
      await post(tx, [tripCaptureEntry(payment)])
      await trips.noteEvent(tx, payment.tripId, 'paid', { ...payment.amount }, now)
      if (trip && isPayable(trip.status)) {
        // Refund the amount that the driver collected during the capture.
        const over = subtract(payment.amount, trip.money.due)
        const kept = over.amount > 0 ? trip.money.due : payment.amount
        if (over.amount > 0) await refunds.addOfTrip(tx, { tripId: trip.id, amount: over }, now)
        await trips.notePaid(tx, trip.id, kept.amount)
        await tellTraveller(tx, trip.id, 'paid')
      } else await refunds.addOfTrip(tx, payment, now)
    })
  }

  async function take(payment: TripPayment, outcome: PaymentOutcome): Promise<void> {
    const { id } = payment
    const now = clock.now()
    switch (outcome.kind) {
      case 'held':
      case 'captured':
        // Due at once, in case this process ends before the capture is recorded.
        await payments.askNext(db, id, now, now, outcome.card)
        if (outcome.kind === 'captured' || (await cards.capture(payment)) === 'captured')
          await captured(payment)
        return
      case 'challenge': {
        const until = now.add({ minutes: TRIP_BANK_MINUTES })
        return payments.challenge(db, id, { url: outcome.action.url, until }, nextTime())
      }
      case 'ended': {
        const { status, declineReason } = outcome
        await payments.move(db, id, { from: 'opened', to: status }, now, { declineReason })
        return
      }
      case 'unknown':
        return payments.askNext(db, id, nextTime(), now)
    }
  }

  async function ask(payment: TripPayment, trip: PaidTrip): Promise<PaymentOutcome> {
    const inFlight = mayBeInFlight(payment, clock.now())
    return cards.resume(payment, { unwanted: !isOwed(payment, trip), inFlight })
  }

  return async (paymentId, outcome) => {
    const payment = await find(paymentId)
    if (payment?.status !== 'opened') return payment
    const trip = await trips.find(db, { id: payment.tripId })
    if (!trip) return payment
    await take(payment, outcome ?? (await ask(payment, trip)))
    return find(paymentId)
  }
}

type RefundNeeds = SettleNeeds & {
  openTask: TaskStore['open']
  onStaffTask: (task: { tripId: string; kind: 'refund_refused'; deadline: string }) => void
}

/** Sends a due refund. Repeated requests send it only once. Staff handle a refund that the gateway rejects. */
function sendTripRefund({ db, trips, refunds, cards, post, openTask, onStaffTask, clock }: RefundNeeds) {
  return async (refund: DueRefund): Promise<void> => {
    const { id, tripId, amount } = refund
    const sent = await cards.refund(refund)
    if (sent === 'unknown') return
    const isDone = sent === 'done'
    const now = clock.now()
    const deadline = now.add({ hours: STAFF_HOURS })
    const asked = await db.transaction().execute(async (tx) => {
      if (!(await refunds.end(tx, id, isDone ? 'done' : 'failed', now))) return false
      if (isDone) await post(tx, [tripRefundEntry(refund)])
      await trips.noteEvent(tx, tripId, isDone ? 'refunded' : 'refund_failed', { ...amount }, now)
      return !isDone && openTask(tx, { tripId, kind: 'refund_refused', deadline, reopen: true, now })
    })
    if (asked) onStaffTask({ tripId, kind: 'refund_refused', deadline: deadline.toString() })
  }
}

/** Settles open payments and sends due refunds. */
export function settleTripPayments(needs: RefundNeeds & { settle: SettleTripPayment }) {
  const { db, payments, refunds, settle, clock } = needs
  const send = sendTripRefund(needs)
  return async (): Promise<void> => {
    for (const id of await payments.takeDue(db, clock.now(), BATCH)) await settle(id)
    for (const refund of await refunds.takeDue(db, clock.now(), BATCH)) await send(refund)
  }
}
