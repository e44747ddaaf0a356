import { deskNames } from '../bookings/driver.contract.ts'
import type { Card, DeclineReason, Payment, PaymentMethod, PaymentOutcome } from '#domains/payments/public.ts'
import { wasNeverSent, type Reservation } from '#domains/suppliers/public.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import { keysOf, reservationRequest, type BookingRecord } from '../bookings/booking.ts'
import { orderRecord, type Unpaid } from './order-record.service.ts'
import type { SettleNeeds, StepOutcome } from '../settlement/settlement.ts'
import { reserveOnce, type SupplierAnswer } from '../settlement/supplier-answers.service.ts'

/** The steps of an order. Each calls one external service and records its response. */
export function orderSteps(needs: SettleNeeds) {
  const { bookings, connectors, payments, answers } = needs
  const record = orderRecord(needs)
  const openTaskFor = openStaffTask(needs)

  function connectorOf(booking: BookingRecord) {
    const connector = connectors.get(booking.planId)
    if (!connector) throw new Error(`no connector for plan ${booking.planId}`)
    return connector
  }

  async function authorise(booking: BookingRecord, card: Card | PaymentMethod): Promise<StepOutcome> {
    const outcome = await payments.authorise(paymentOf(booking), card)
    return outcome.kind === 'unknown' ? 'go_on' : paid(booking, outcome, { awaited: true })
  }

  /**
   * Resumes a payment without card data: an existing authorisation continues to the supplier, anything else is undone.
   */
  async function findPayment(booking: BookingRecord, how: { awaited: boolean }): Promise<StepOutcome> {
    const payment = paymentOf(booking)
    const awaited = how.awaited || payment.abandoned
    return paid(booking, await payments.resume(payment), { awaited })
  }

  async function paid(
    booking: BookingRecord,
    outcome: PaymentOutcome,
    how: { awaited: boolean },
  ): Promise<StepOutcome> {
    switch (outcome.kind) {
      case 'held':
        return record.paymentHeld(booking, paymentOf(booking), outcome.card)
      case 'challenge':
        return record.bankAsks(booking, outcome.action)
      case 'ended':
        return record.paymentFailed(booking, paymentOf(booking), unpaid(outcome), how)
      case 'captured':
        return wentOn(booking, outcome.card)
      case 'unknown':
        return 'wait'
    }
  }

  /**
   * Reserves the car. `whenUnknown`: look up an unknown outcome immediately, or later if this was already a second
   * attempt.
   */
  async function reserve(
    booking: BookingRecord,
    whenUnknown: 'go_on' | 'wait' = 'go_on',
  ): Promise<StepOutcome> {
    if (!booking.driver) throw new Error(`booking ${booking.id} was ordered without a driver`)
    const request = reservationRequest(booking, booking.driver)
    const answer = await reserveOnce(connectorOf(booking), answers, request)
    return answered(booking, answer, whenUnknown)
  }

  /**
   * Continues an order whose payment was already captured. Captures only follow reservations, so the database was
   * restored from a backup older than this order's outcome. The reservation is looked up before any new request.
   */
  async function wentOn(booking: BookingRecord, card: Payment['card']): Promise<StepOutcome> {
    const outcome = await record.paymentHeld(booking, paymentOf(booking), card)
    return outcome === 'ask_supplier' ? 'go_on' : outcome
  }

  /** Records a supplier's response, which stays stored until the outcome is written. */
  async function answered(
    booking: BookingRecord,
    answer: SupplierAnswer,
    whenUnknown: 'go_on' | 'wait',
  ): Promise<StepOutcome> {
    const outcome = await recordAnswer(booking, answer, whenUnknown)
    answers.drop(booking.reference)
    return outcome
  }

  async function recordAnswer(
    booking: BookingRecord,
    answer: SupplierAnswer,
    whenUnknown: 'go_on' | 'wait',
  ): Promise<StepOutcome> {
    if (answer.ok) return record.applySupplierAnswer(booking, answer.value)
    const { failure } = answer
    // The reference already exists: an earlier request arrived, so its outcome is looked up.
    if (failure.code === 'refused' && failure.reason === 'already_exists') return whenUnknown
    if (failure.code === 'refused') return record.supplierRefused(booking, failure.reason)
    if (wasNeverSent(failure)) return record.supplierRefused(booking, 'unreachable')
    await record.outcomeUnknown(booking, failure)
    return whenUnknown
  }

  /** Looks up a reservation before retrying; it is made again only if the supplier reports that it has none. */
  async function retrieve(booking: BookingRecord): Promise<StepOutcome> {
    const kept = answers.find(booking.reference)
    if (kept) return answered(booking, kept, 'wait')
    const found = await connectorOf(booking).retrieve(keysOf(booking))
    if (found.ok && found.value) return record.applySupplierAnswer(booking, found.value)
    if (found.ok) return reserve(booking, 'wait')
    if (found.failure.code === 'refused' && found.failure.reason === 'not_offered') {
      const listed = await findListed(booking)
      if (listed) return record.applySupplierAnswer(booking, listed)
      await openTaskFor(booking, 'find_reservation')
    }
    await record.outcomeUnknown(booking, found.failure)
    return 'wait'
  }

  /**
   * Searches the supplier's list of this driver's reservations, as a fallback. A match is this booking's if it is the
   * only one and cannot belong to another of our bookings. An empty list proves nothing.
   */
  async function findListed(booking: BookingRecord): Promise<Reservation | null> {
    const connector = connectorOf(booking)
    const { driver, sold } = booking
    if (!driver || !connector.findListed) return null
    const listed = await connector.findListed(sold.rental, deskNames(driver))
    if (!listed.ok) return null
    const [only, ...others] = listed.value.filter(
      ({ status }) => status === 'confirmed' || status === 'pending',
    )
    if (!only || others.length > 0) return null
    return (await bookings.hasTwin(booking, only.supplierReference)) ? null : only
  }

  /** Cancels an unwanted reservation. If the supplier refuses, staff resolve it, not the traveller. */
  async function undoReservation(booking: BookingRecord): Promise<StepOutcome> {
    const cancelled = await connectorOf(booking).cancel(keysOf(booking))
    if (!cancelled.ok && cancelled.failure.code !== 'refused') return 'wait'
    if (!cancelled.ok) await openTaskFor(booking, 'undo_reservation')
    const isGivenUp = booking.events.some(({ kind }) => kind === 'payment_given_up')
    return record.supplierRefused(booking, isGivenUp ? 'payment_lost' : 'price_changed')
  }

  async function capture(booking: BookingRecord): Promise<StepOutcome> {
    const captured = await payments.capture(paymentOf(booking))
    if (captured === 'captured') return record.confirm(booking, { captured: true })
    if (captured !== 'unknown') await openTaskFor(booking, 'capture_refused')
    return 'wait'
  }

  async function release(booking: BookingRecord, how: { awaited: boolean }): Promise<StepOutcome> {
    const released = await payments.release(paymentOf(booking))
    const isGone = released === 'released' || released === 'declined'
    return isGone ? record.giveUp(booking, { ...how, released: true }) : 'wait'
  }

  return {
    confirm: record.confirm,
    giveUp: record.giveUp,
    authorise,
    findPayment,
    reserve,
    retrieve,
    undoReservation,
    capture,
    release,
  }
}

/** Converts a payment that ended without money to the order's outcome. */
function unpaid({ status, why, declineReason }: PaymentOutcome & { kind: 'ended' }): Unpaid {
  if (why === 'declined')
    return {
      status,
      declineReason,
      event: declineReason === 'authentication_failed' ? 'payment_refused' : 'payment_declined',
      failure: { code: 'payment_declined', detail: declineWords(declineReason ?? 'generic') },
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

function declineWords(reason: DeclineReason): string {
  return `The card was declined: ${reason.replaceAll('_', ' ')}. Nothing was charged`
}
