import { deskNames } from '../bookings/driver.contract.ts'
import type { Card, DeclineReason, Payment, PaymentMethod, PaymentOutcome } from '#domains/payments/public.ts'
import { wasNeverSent, type Reservation } from '#domains/suppliers/public.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import { keysOf, reservationRequest, type BookingRecord } from '../bookings/booking.ts'
import {
  confirmOrder,
  failOrder,
  recordAuthorisation,
  recordChallenge,
  recordLostResponse,
  recordReservation,
  recordSupplierRejection,
  recordUnpaid,
  type Unpaid,
} from './record-order.service.ts'
import { connectorOf, type SettlingApp, type StepOutcome } from '../settlement/settlement.ts'
import { reserveOnce, type SupplierAnswer } from '../settlement/supplier-answers.service.ts'

// Each exported function is a step of an order: it calls one external service and records its response.

export async function authoriseOrder(
  app: SettlingApp,
  booking: BookingRecord,
  card: Card | PaymentMethod,
): Promise<StepOutcome> {
  const outcome = await app.cards.authorise(paymentOf(booking), card)
  return outcome.kind === 'unknown' ? 'go_on' : recordPayment(app, booking, outcome, { awaited: true })
}

/**
 * Resumes a payment without card data: an existing authorisation continues to the supplier, anything else is undone.
 */
export async function findOrderPayment(
  app: SettlingApp,
  booking: BookingRecord,
  how: { awaited: boolean },
): Promise<StepOutcome> {
  const payment = paymentOf(booking)
  const awaited = how.awaited || payment.abandoned
  return recordPayment(app, booking, await app.cards.resume(payment), { awaited })
}

async function recordPayment(
  app: SettlingApp,
  booking: BookingRecord,
  outcome: PaymentOutcome,
  how: { awaited: boolean },
): Promise<StepOutcome> {
  switch (outcome.kind) {
    case 'held':
      return recordAuthorisation(app, booking, paymentOf(booking), outcome.card)
    case 'challenge':
      return recordChallenge(app, booking, outcome.action)
    case 'ended':
      return recordUnpaid(app, booking, paymentOf(booking), unpaid(outcome), how)
    case 'captured':
      return resumeCaptured(app, booking, outcome.card)
    case 'unknown':
      return 'wait'
  }
}

/**
 * Reserves the car. `whenUnknown`: look up an unknown outcome immediately, or later if this was already a second
 * attempt.
 */
export async function reserve(
  app: SettlingApp,
  booking: BookingRecord,
  whenUnknown: 'go_on' | 'wait' = 'go_on',
): Promise<StepOutcome> {
  if (!booking.driver) throw new Error(`booking ${booking.id} was ordered without a driver`)
  const request = reservationRequest(booking, booking.driver)
  const answer = await reserveOnce(connectorOf(app, booking), app.supplierAnswers, request)
  return recordStoredAnswer(app, booking, answer, whenUnknown)
}

/**
 * Continues an order whose payment was already captured. Captures only follow reservations, so the database was
 * restored from a backup older than this order's outcome. The reservation is looked up before any new request.
 */
async function resumeCaptured(
  app: SettlingApp,
  booking: BookingRecord,
  card: Payment['card'],
): Promise<StepOutcome> {
  const outcome = await recordAuthorisation(app, booking, paymentOf(booking), card)
  return outcome === 'ask_supplier' ? 'go_on' : outcome
}

/** Records a supplier's response, which stays stored until the outcome is written. */
async function recordStoredAnswer(
  app: SettlingApp,
  booking: BookingRecord,
  answer: SupplierAnswer,
  whenUnknown: 'go_on' | 'wait',
): Promise<StepOutcome> {
  const outcome = await recordAnswer(app, booking, answer, whenUnknown)
  app.supplierAnswers.drop(booking.reference)
  return outcome
}

async function recordAnswer(
  app: SettlingApp,
  booking: BookingRecord,
  answer: SupplierAnswer,
  whenUnknown: 'go_on' | 'wait',
): Promise<StepOutcome> {
  if (answer.ok) return recordReservation(app, booking, answer.value)
  const { failure } = answer
  // The reference already exists: an earlier request arrived, so its outcome is looked up.
  if (failure.code === 'refused' && failure.reason === 'already_exists') return whenUnknown
  if (failure.code === 'refused') return recordSupplierRejection(app, booking, failure.reason)
  if (wasNeverSent(failure)) return recordSupplierRejection(app, booking, 'unreachable')
  await recordLostResponse(app, booking, failure)
  return whenUnknown
}

/** Looks up a reservation before retrying; it is made again only if the supplier reports that it has none. */
export async function retrieve(app: SettlingApp, booking: BookingRecord): Promise<StepOutcome> {
  const stored = app.supplierAnswers.find(booking.reference)
  if (stored) return recordStoredAnswer(app, booking, stored, 'wait')
  const found = await connectorOf(app, booking).retrieve(keysOf(booking))
  if (found.ok && found.value) return recordReservation(app, booking, found.value)
  if (found.ok) return reserve(app, booking, 'wait')
  if (found.failure.code === 'refused' && found.failure.reason === 'not_offered') {
    const listed = await findListed(app, booking)
    if (listed) return recordReservation(app, booking, listed)
    await openStaffTask(app, booking, 'find_reservation')
  }
  await recordLostResponse(app, booking, found.failure)
  return 'wait'
}

/**
 * Searches the supplier's list of this driver's reservations, as a fallback. A match is this booking's if it is the
 * only one and cannot belong to another of our bookings. An empty list proves nothing.
 */
async function findListed(app: SettlingApp, booking: BookingRecord): Promise<Reservation | null> {
  const connector = connectorOf(app, booking)
  const { driver, sold } = booking
  if (!driver || !connector.findListed) return null
  const listed = await connector.findListed(sold.rental, deskNames(driver))
  if (!listed.ok) return null
  const [only, ...others] = listed.value.filter(
    ({ status }) => status === 'confirmed' || status === 'pending',
  )
  if (!only || others.length > 0) return null
  return (await app.bookings.hasTwin(booking, only.supplierReference)) ? null : only
}

/** Cancels an unwanted reservation. If the supplier refuses, staff resolve it, not the traveller. */
export async function undoReservation(app: SettlingApp, booking: BookingRecord): Promise<StepOutcome> {
  const cancelled = await connectorOf(app, booking).cancel(keysOf(booking))
  if (!cancelled.ok && cancelled.failure.code !== 'refused') return 'wait'
  if (!cancelled.ok) await openStaffTask(app, booking, 'undo_reservation')
  const isPaymentAbandoned = booking.events.some(({ kind }) => kind === 'payment_given_up')
  return recordSupplierRejection(app, booking, isPaymentAbandoned ? 'payment_lost' : 'price_changed')
}

export async function captureOrder(app: SettlingApp, booking: BookingRecord): Promise<StepOutcome> {
  const captured = await app.cards.capture(paymentOf(booking))
  if (captured === 'captured') return confirmOrder(app, booking, { captured: true })
  if (captured !== 'unknown') await openStaffTask(app, booking, 'capture_refused')
  return 'wait'
}

/** Releases the hold and ends the order as failed. */
export async function releaseOrder(
  app: SettlingApp,
  booking: BookingRecord,
  how: { awaited: boolean },
): Promise<StepOutcome> {
  const released = await app.cards.release(paymentOf(booking))
  const isGone = released === 'released' || released === 'declined'
  return isGone ? failOrder(app, booking, { ...how, released: true }) : 'wait'
}

/** Converts a payment that ended without money to the order's outcome. */
function unpaid({ status, why, declineReason }: PaymentOutcome & { kind: 'ended' }): Unpaid {
  if (why === 'declined')
    return {
      status,
      declineReason,
      event: declineReason === 'authentication_failed' ? 'payment_refused' : 'payment_declined',
      failure: { code: 'payment_declined', detail: declineDetail(declineReason ?? 'generic') },
    }
  if (why === 'abandoned' || why === 'unanswered')
    return {
      status,
      event: why === 'abandoned' ? 'payment_abandoned' : 'payment_unanswered',
      failure: { code: 'payment_declined', detail: 'The bank was not told yes in time; nothing was charged' },
    }
  return {
    status,
    event: 'payment_unavailable',
    failure: { code: 'payment_unavailable', detail: 'The card could not be asked; nothing was charged' },
  }
}

function paymentOf(booking: BookingRecord): Payment {
  if (!booking.payment) throw new Error(`booking ${booking.id} has no payment`)
  return booking.payment
}

function declineDetail(reason: DeclineReason): string {
  return `The card was declined: ${reason.replaceAll('_', ' ')}. Nothing was charged`
}
