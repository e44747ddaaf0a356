import type {
  Card,
  DeclineReason,
  GatewayFailure,
  GatewayPayment,
  PaymentMethod,
} from '#domains/payments/public.ts'
import { wasNeverSent, type Reservation } from '#domains/suppliers/public.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import {
  keysOf,
  mayAnswerYet,
  reservationRequest,
  type BookingRecord,
  type Payment,
} from '../bookings/booking.ts'
import { orderRecord, type Unpaid } from './order-record.service.ts'
import type { SettleNeeds, StepOutcome } from '../settlement/settlement.ts'
import { reserveOnce, type SupplierAnswer } from '../settlement/supplier-answers.service.ts'

/** The steps of an order. Each calls one outside service and records its response. */
export function orderSteps(needs: SettleNeeds) {
  const { bookings, connectors, payments, answers, clock } = needs
  const record = orderRecord(needs)
  const openTaskFor = openStaffTask(needs)

  function connectorOf(booking: BookingRecord) {
    const connector = connectors.get(booking.planId)
    if (!connector) throw new Error(`no connector for plan ${booking.planId}`)
    return connector
  }

  async function authorise(booking: BookingRecord, card: Card | PaymentMethod): Promise<StepOutcome> {
    const payment = paymentOf(booking)
    const held = await payments.authorise({ paymentId: payment.id, amount: payment.amount, card })
    if (held.ok)
      return 'action' in held.value
        ? record.bankAsks(booking, held.value.action)
        : record.paymentHeld(booking, payment, held.value.card)
    const { failure } = held
    if (failure.code === 'declined')
      return record.paymentFailed(booking, payment, declined(failure.reason), { awaited: true })
    if (failure.code === 'unreachable' || failure.code === 'refused')
      return record.paymentFailed(booking, payment, unavailable, { awaited: true })
    return 'go_on'
  }

  /** The card data are gone: an existing authorisation continues to the supplier, anything else is undone. */
  async function findPayment(booking: BookingRecord, how: { awaited: boolean }): Promise<StepOutcome> {
    const payment = paymentOf(booking)
    // The traveller has abandoned the payment, whatever the bank decides.
    if (payment.abandoned) return endPayment(booking, ended('payment_abandoned'), { awaited: true })
    const found = await payments.find(payment.id)
    if (!found.ok) return 'wait'
    if (found.value?.status === 'authorised') return record.paymentHeld(booking, payment, found.value.card)
    if (found.value?.status === 'declined')
      return record.paymentFailed(booking, payment, declined(found.value.declineReason ?? 'generic'), how)
    if (found.value?.status === 'action_required' && mayAnswerYet(payment, clock.now())) return 'wait'
    return endPayment(booking, payment.bank ? ended('payment_unanswered') : unavailable, how)
  }

  /**
   * Ends a payment without a hold. The gateway marks its id as released, so that an approval or authorisation in
   * flight is refused on arrival; one that arrived just before is released.
   */
  async function endPayment(
    booking: BookingRecord,
    why: Unpaid,
    how: { awaited: boolean },
  ): Promise<StepOutcome> {
    const payment = paymentOf(booking)
    const released = await payments.release(payment.id)
    if (settledAs(released, 'released')) return record.paymentFailed(booking, payment, why, how)
    return settledAs(released, 'declined')
      ? record.paymentFailed(booking, payment, { ...why, status: 'declined' }, how)
      : 'wait'
  }

  /** `whenUnknown`: look up the outcome at once, or later when this was a second attempt already. */
  async function reserve(
    booking: BookingRecord,
    whenUnknown: 'go_on' | 'wait' = 'go_on',
  ): Promise<StepOutcome> {
    if (!booking.driver) throw new Error(`booking ${booking.id} was ordered without a driver`)
    const request = reservationRequest(booking, booking.driver)
    const answer = await reserveOnce(connectorOf(booking), answers, request)
    return answered(booking, answer, whenUnknown)
  }

  /** The response is stored until the outcome is written. */
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
    if (answer.ok) return record.supplierSaid(booking, answer.value)
    const { failure } = answer
    // The reference exists already: an earlier request arrived. Look up its outcome.
    if (failure.code === 'refused' && failure.reason === 'already_exists') return whenUnknown
    if (failure.code === 'refused') return record.supplierRefused(booking, failure.reason)
    if (wasNeverSent(failure)) return record.supplierRefused(booking, 'unreachable')
    await record.outcomeUnknown(booking, failure)
    return whenUnknown
  }

  /** Looks up before retrying: a reservation is only made again when the supplier reports that it has none. */
  async function retrieve(booking: BookingRecord): Promise<StepOutcome> {
    const kept = answers.find(booking.reference)
    if (kept) return answered(booking, kept, 'wait')
    const found = await connectorOf(booking).retrieve(keysOf(booking))
    if (found.ok && found.value) return record.supplierSaid(booking, found.value)
    if (found.ok) return reserve(booking, 'wait')
    if (found.failure.code === 'refused' && found.failure.reason === 'not_offered') {
      const listed = await findListed(booking)
      if (listed) return record.supplierSaid(booking, listed)
      await openTaskFor(booking, 'find_reservation')
    }
    await record.outcomeUnknown(booking, found.failure)
    return 'wait'
  }

  /**
   * A fallback: searches the supplier's list of this driver's reservations. A match is this booking's if it is the
   * only one and cannot belong to another of our bookings; an empty list proves nothing.
   */
  async function findListed(booking: BookingRecord): Promise<Reservation | null> {
    const connector = connectorOf(booking)
    const { driver, sold } = booking
    if (!driver || !connector.findListed) return null
    const name = { firstName: driver.first_name, lastName: driver.last_name }
    const listed = await connector.findListed(sold.rental, name)
    if (!listed.ok) return null
    const [only, ...others] = listed.value.filter(
      ({ status }) => status === 'confirmed' || status === 'pending',
    )
    if (!only || others.length > 0) return null
    return (await bookings.hasTwin(booking, only.supplierReference)) ? null : only
  }

  /** If a supplier refuses to cancel an overpriced reservation, the staff resolve it, not the traveller. */
  async function undoReservation(booking: BookingRecord): Promise<StepOutcome> {
    const cancelled = await connectorOf(booking).cancel(keysOf(booking))
    if (!cancelled.ok && cancelled.failure.code !== 'refused') return 'wait'
    if (!cancelled.ok) await openTaskFor(booking, 'undo_reservation')
    return record.supplierRefused(booking, 'price_changed')
  }

  async function capture(booking: BookingRecord): Promise<StepOutcome> {
    const payment = paymentOf(booking)
    const captured = await payments.capture(payment.id)
    if (settledAs(captured, 'captured'))
      return record.confirm(booking, { id: payment.id, status: 'captured' })
    if (!captured.ok && captured.failure.code === 'refused') {
      await openTaskFor(booking, 'capture_refused')
    }
    return 'wait'
  }

  async function release(booking: BookingRecord, how: { awaited: boolean }): Promise<StepOutcome> {
    const payment = paymentOf(booking)
    const released = await payments.release(payment.id)
    return settledAs(released, 'released')
      ? record.giveUp(booking, how, { id: payment.id, status: 'released' })
      : 'wait'
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

const unavailable: Unpaid = {
  status: 'released',
  event: 'payment_unavailable',
  failure: { code: 'payment_unavailable', detail: 'The card could not be asked; nothing was charged' },
}

function ended(event: 'payment_abandoned' | 'payment_unanswered'): Unpaid {
  return {
    status: 'released',
    event,
    failure: { code: 'payment_declined', detail: 'The bank was not told yes in time; nothing was charged' },
  }
}

function declined(reason: DeclineReason): Unpaid {
  return {
    status: 'declined',
    event: reason === 'authentication_failed' ? 'payment_refused' : 'payment_declined',
    failure: { code: 'payment_declined', detail: declineWords(reason) },
  }
}

function paymentOf(booking: BookingRecord): Payment {
  if (!booking.payment) throw new Error(`booking ${booking.id} has no payment`)
  return booking.payment
}

function settledAs(
  answer: { ok: true; value: GatewayPayment } | { ok: false; failure: GatewayFailure },
  status: GatewayPayment['status'],
): boolean {
  return answer.ok && answer.value.status === status
}

function declineWords(reason: DeclineReason): string {
  return `The card was declined: ${reason.replaceAll('_', ' ')}. Nothing was charged`
}
