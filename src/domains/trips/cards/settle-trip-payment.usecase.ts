import {
  paymentStore,
  postEntries,
  refundStore,
  tripCaptureEntry,
  tripRefundEntry,
  type DueRefund,
  type PaymentOutcome,
} from '#domains/payments/public.ts'
import { openTask, STAFF_HOURS } from '#domains/staff/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { subtract } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { notifyTraveller, type NoticeApp } from '../journey/trip-notices.service.ts'
import { paymentLink } from '../journey/trip-payment-link.service.ts'
import { findPaidTrip, recordPaidAmount, recordPaymentEvent } from './paid-trip.store.ts'
import {
  CHALLENGE_QUERY_SECONDS,
  TRIP_BANK_MINUTES,
  isCapturable,
  isPayable,
  mayBeInFlight,
  type TripPayment,
} from './trip-payment.ts'

/** The parts of the app that settle card payments of trips. */
export type SettlingApp = NoticeApp & Pick<App, 'db' | 'cards'>

const BATCH = 20

/** Settles open payments and sends due refunds. */
export async function settleTripPayments(app: SettlingApp & Pick<App, 'log'>): Promise<void> {
  const { db, clock } = app
  for (const id of await paymentStore.takeDue(db, clock.now(), BATCH)) await settleTripPayment(app, id)
  for (const refund of await refundStore.takeDue(db, clock.now(), BATCH)) await sendTripRefund(app, refund)
}

/**
 * Advances a payment according to its result at the gateway, which is requested unless `outcome` is given. Null if no
 * trip has this payment. If the gateway is unreachable, the payment is retried when it is next due.
 */
export async function settleTripPayment(
  app: SettlingApp,
  paymentId: string,
  outcome?: PaymentOutcome,
): Promise<TripPayment | null> {
  const { db, cards, clock } = app
  const payment = await findTripPayment(db, paymentId)
  if (payment?.status !== 'opened') return payment
  const trip = await findPaidTrip(db, { id: payment.tripId })
  if (!trip) return payment
  const inFlight = mayBeInFlight(payment, clock.now())
  const resumed =
    outcome ?? (await cards.resume(payment, { unwanted: !isCapturable(payment, trip), inFlight }))
  await applyOutcome(app, payment, resumed)
  return findTripPayment(db, paymentId)
}

/**
 * Settles a payment after the bank's redirect to our site, and returns the page of its trip. Null if no trip has it.
 */
export async function returnToTripPayment(app: SettlingApp, paymentId: string): Promise<string | null> {
  const payment = await settleTripPayment(app, paymentId)
  const trip = payment && (await findPaidTrip(app.db, { id: payment.tripId }))
  return trip ? paymentLink(app, trip.reference, languageOf(trip.langId)) : null
}

async function findTripPayment(db: Db, paymentId: string): Promise<TripPayment | null> {
  const payment = await paymentStore.find(db, paymentId)
  return payment && payment.tripId !== null ? { ...payment, tripId: payment.tripId } : null
}

async function applyOutcome(app: SettlingApp, payment: TripPayment, outcome: PaymentOutcome): Promise<void> {
  const { db, cards, clock } = app
  const { id } = payment
  const now = clock.now()
  const nextTime = () => clock.now().add({ seconds: CHALLENGE_QUERY_SECONDS })
  switch (outcome.kind) {
    case 'held':
    case 'captured':
      // Due at once, in case this process ends before the capture is recorded.
      await paymentStore.scheduleNextCheck(db, id, now, now, outcome.card)
      if (outcome.kind === 'captured' || (await cards.capture(payment)) === 'captured')
        await recordCapture(app, payment)
      return
    case 'challenge': {
      const until = now.add({ minutes: TRIP_BANK_MINUTES })
      return paymentStore.challenge(db, id, { url: outcome.action.url, until }, nextTime())
    }
    case 'ended': {
      const { status, declineReason } = outcome
      await paymentStore.move(db, id, { from: 'opened', to: status }, now, { declineReason })
      return
    }
    case 'unknown':
      return paymentStore.scheduleNextCheck(db, id, nextTime(), now)
  }
}

async function recordCapture(app: SettlingApp, payment: TripPayment): Promise<void> {
  const now = app.clock.now()
  await app.db.transaction().execute(async (tx) => {
    // Locked, so that a concurrent cancellation sees the money, or is seen here.
    const trip = await findPaidTrip(tx, { id: payment.tripId }, true)
    if (!(await paymentStore.move(tx, payment.id, { from: 'opened', to: 'captured' }, now))) return
    await postEntries(tx, [tripCaptureEntry(payment)], app.clock.now())
    await recordPaymentEvent(tx, payment.tripId, 'paid', { ...payment.amount }, now)
    if (trip && isPayable(trip.status)) {
      // Refund the amount that the driver collected during the capture.
      const over = subtract(payment.amount, trip.money.due)
      const captured = over.amount > 0 ? trip.money.due : payment.amount
      if (over.amount > 0) await refundStore.addOfTrip(tx, { tripId: trip.id, amount: over }, now)
      await recordPaidAmount(tx, trip.id, captured.amount)
      await notifyTraveller(app, tx, trip.id, 'paid')
    } else await refundStore.addOfTrip(tx, payment, now)
  })
}

/** Sends a due refund. Repeated requests send it only once. Staff handle a refund that the gateway rejects. */
async function sendTripRefund(
  { db, cards, clock, log }: SettlingApp & Pick<App, 'log'>,
  refund: DueRefund,
): Promise<void> {
  const { id, tripId, amount } = refund
  const sent = await cards.refund(refund)
  if (sent === 'unknown') return
  const isDone = sent === 'done'
  const now = clock.now()
  const task = { tripId, kind: 'refund_refused', deadline: now.add({ hours: STAFF_HOURS }) } as const
  const isOpened = await db.transaction().execute(async (tx) => {
    if (!(await refundStore.end(tx, id, isDone ? 'done' : 'failed', now))) return false
    if (isDone) await postEntries(tx, [tripRefundEntry(refund)], clock.now())
    await recordPaymentEvent(tx, tripId, isDone ? 'refunded' : 'refund_failed', { ...amount }, now)
    return !isDone && openTask(tx, { ...task, reopen: true, now })
  })
  if (isOpened) log.warn({ ...task, deadline: task.deadline.toString() }, 'a trip needs a person')
}
