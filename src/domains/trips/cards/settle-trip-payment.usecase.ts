import {
  tripCaptureEntry,
  tripRefundEntry,
  type LedgerEntry,
  type PaymentGateway,
} from '#domains/payments/public.ts'
import { STAFF_HOURS, type TaskStore } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { subtract } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { TellTraveller } from '../journey/trip-notices.service.ts'
import { ASKED_SECONDS, isPayable, nextPaymentStep, type TripPayment } from './trip-payment.ts'
import type { tripPaymentStore } from './trip-payment.store.ts'
import type { DueRefund, tripRefundStore } from './trip-refund.store.ts'

/** Asks the gateway about a payment and takes it as far as it goes; null: there is no such payment. */
export type SettleTripPayment = (paymentId: string) => Promise<TripPayment | null>

type SettleNeeds = {
  db: Db
  payments: typeof tripPaymentStore
  refunds: typeof tripRefundStore
  gateway: Pick<PaymentGateway, 'find' | 'capture' | 'release' | 'refund'>
  post: (tx: Db, entries: readonly LedgerEntry[]) => Promise<void>
  tellTraveller: TellTraveller
  clock: Clock
}

const BATCH = 20

/** What an unreachable gateway leaves undone is taken up again when the payment's time comes. */
export function settleTripPayment({
  db,
  payments,
  refunds,
  gateway,
  post,
  tellTraveller,
  clock,
}: SettleNeeds): SettleTripPayment {
  const now = () => clock.now()

  async function captured(payment: TripPayment): Promise<void> {
    await db.transaction().execute(async (tx) => {
      // Locked, so that whoever cancels the trip sees the money, or is seen here.
      const trip = await payments.tripOf(tx, { id: payment.tripId }, true)
      if (!(await payments.move(tx, payment.id, { status: 'captured' }, now(), null))) return
      await post(tx, [tripCaptureEntry(payment)])
      await payments.noteEvent(tx, payment.tripId, 'paid', { ...payment.amount }, now())
      if (trip && isPayable(trip.status)) {
        // What the driver collected while the gateway captured goes back.
        const over = subtract(payment.amount, trip.money.due)
        const kept = over.amount > 0 ? trip.money.due : payment.amount
        if (over.amount > 0) await refunds.add(tx, { tripId: trip.id, amount: over }, now())
        await payments.notePaid(tx, trip.id, kept.amount)
        await tellTraveller(tx, trip.id, 'paid')
      } else await refunds.add(tx, payment, now())
    })
  }

  return async (paymentId) => {
    const payment = await payments.find(db, paymentId)
    if (!payment || (payment.status !== 'opened' && payment.status !== 'asked')) return payment
    const trip = await payments.tripOf(db, { id: payment.tripId })
    const found = await gateway.find(paymentId)
    if (!trip || !found.ok) return payment
    const step = nextPaymentStep(payment, trip, found.value, clock.now())
    const card = found.value?.card ?? null
    // Due at once, should this process end before the capture is noted.
    const noteCard = () => payments.askNext(db, paymentId, card, now(), now())
    const ended = (status: 'declined' | 'released') => {
      const declineReason = found.value?.declineReason ?? null
      return payments.move(db, paymentId, { status, card, declineReason, actionUrl: null }, now(), null)
    }
    if (step.kind === 'wait') {
      const next = clock.now().add({ seconds: ASKED_SECONDS })
      await payments.askNext(db, paymentId, null, now(), next)
    } else if (step.kind === 'capture') {
      await noteCard()
      if ((await gateway.capture(paymentId)).ok) await captured(payment)
    } else if (step.kind === 'release') {
      if ((await gateway.release(paymentId)).ok) await ended('released')
    } else if (step.status === 'captured') {
      await noteCard()
      await captured(payment)
    } else await ended(step.status)
    return payments.find(db, paymentId)
  }
}

type RefundNeeds = SettleNeeds & {
  openTask: TaskStore['open']
  onStaffTask: (task: { tripId: string; kind: 'refund_refused'; deadline: string }) => void
}

/** Sends a refund that is due; the gateway sends one once, however often it is asked. One it refuses a person sends. */
function sendTripRefund({ db, payments, refunds, gateway, post, openTask, onStaffTask, clock }: RefundNeeds) {
  return async (refund: DueRefund): Promise<void> => {
    const { id, paymentId, tripId, amount, currency } = refund
    const sent = await gateway.refund({ paymentId, refundId: id, amount: { amount, currency } })
    if (!sent.ok && sent.failure.code !== 'refused' && sent.failure.code !== 'declined') return
    const now = clock.now()
    const deadline = now.add({ hours: STAFF_HOURS })
    const asked = await db.transaction().execute(async (tx) => {
      if (!(await refunds.end(tx, id, sent.ok ? 'done' : 'failed', now))) return false
      if (sent.ok) await post(tx, [tripRefundEntry({ id, tripId, amount: { amount, currency } })])
      await payments.noteEvent(tx, tripId, sent.ok ? 'refunded' : 'refund_failed', { amount, currency }, now)
      return !sent.ok && openTask(tx, { tripId, kind: 'refund_refused', deadline, reopen: true, now })
    })
    if (asked) onStaffTask({ tripId, kind: 'refund_refused', deadline: deadline.toString() })
  }
}

/** Settles the payments that are open, and sends the refunds that are due. */
export function settleTripPayments(needs: RefundNeeds & { settle: SettleTripPayment }) {
  const { db, payments, refunds, settle, clock } = needs
  const send = sendTripRefund(needs)
  return async (): Promise<void> => {
    for (const id of await payments.takeDue(db, clock.now(), BATCH)) await settle(id)
    for (const refund of await refunds.takeDue(db, clock.now(), BATCH)) await send(refund)
  }
}
