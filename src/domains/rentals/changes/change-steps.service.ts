import { wasNeverSent, type Reservation, type SupplierFailure } from '#domains/suppliers/public.ts'
import { changedBooking, reservationToFind, type BookingChange } from './booking-change.ts'
import { keysOf, reservationRequest, type BookingRecord } from '../bookings/booking.ts'
import { recordChange } from './record-change.service.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import type { Refusal } from '../settlement/refusal-failure.ts'
import { exceedsQuotedPrice } from '../orders/reserved-price.ts'
import { connectorOf, type SettlingApp, type StepOutcome } from '../settlement/settlement.ts'
import { reserveOnce, type SupplierAnswer } from '../settlement/supplier-answers.service.ts'

// The supplier steps of a change. A supplier that can change reservations gets the same request until it responds. With
// one that cannot, the new car is reserved before the old one is cancelled.

function newRequest(booking: BookingRecord, change: BookingChange, reference: string) {
  const changed = { ...changedBooking(booking, change), reference }
  return reservationRequest(changed, change.contents.driver)
}

function newKeys(booking: BookingRecord, change: BookingChange) {
  const { reference, supplierReference } = change
  return keysOf({ ...changedBooking(booking, change), reference, supplierReference })
}

/** Records that the supplier has not changed the reservation. */
export async function rejectChange(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  reason: Refusal,
): Promise<StepOutcome> {
  const kind = reason === 'payment_lost' ? 'change_undone' : 'change_refused'
  await recordChange(app, booking, change, 'refused', {
    event: { kind, detail: { reason } },
    progress: { reason },
  })
  return 'go_on'
}

/** Records, once, that the supplier has not answered. */
async function recordLostResponse(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  cause: SupplierFailure['code'],
): Promise<StepOutcome> {
  if (!change.silent)
    await recordChange(app, booking, change, change.state, {
      event: { kind: 'change_unanswered', detail: { cause } },
      progress: { silent: true },
    })
  return 'wait'
}

/** Records the changed or new reservation that the supplier has. */
export async function applyReservation(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  { status, supplierReference, total }: Reservation,
): Promise<StepOutcome> {
  if (status === 'pending') return 'wait'
  const rebooked = change.state === 'rebooking'
  if (status !== 'confirmed') return rejectChange(app, booking, change, 'other')
  const progress = { rebooked, supplierReference }
  if (exceedsQuotedPrice(changedBooking(booking, change), total)) {
    const event = { kind: 'supplier_price_rose' as const, detail: { supplierReference, total } }
    await recordChange(app, booking, change, 'undoing', {
      event,
      progress: { ...progress, reason: 'price_changed' },
    })
    return 'go_on'
  }
  const kind = rebooked ? 'supplier_rebooked' : 'supplier_changed'
  const event = { kind, detail: { supplierReference } } as const
  await recordChange(app, booking, change, rebooked ? 'rebooked' : 'agreed', { event, progress })
  return 'go_on'
}

export async function modifyReservation(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  const request = newRequest(booking, change, booking.reference)
  const modified = await connectorOf(app, booking).modify(keysOf(booking), request)
  if (modified.ok) return applyReservation(app, booking, change, modified.value)
  const { failure } = modified
  if (failure.code === 'refused' && change.silent) {
    // An earlier request may have taken effect, and this refusal may be a result of that.
    await openStaffTask(app, booking, 'find_change', reservationToFind(booking, change))
    return 'wait'
  }
  if (failure.code === 'refused' && failure.reason === 'not_modifiable') {
    await recordChange(app, booking, change, 'rebooking', { event: { kind: 'rebooking' } })
    return 'ask_supplier'
  }
  if (failure.code === 'refused') return rejectChange(app, booking, change, failure.reason)
  if (wasNeverSent(failure) && !change.silent) return rejectChange(app, booking, change, 'unreachable')
  return recordLostResponse(app, booking, change, failure.code)
}

export async function rebookReservation(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  const request = newRequest(booking, change, change.reference)
  return recordStoredAnswer(
    app,
    booking,
    change,
    await reserveOnce(connectorOf(app, booking), app.supplierAnswers, request),
  )
}

/** Records a supplier's response, which stays stored until the outcome is written. */
async function recordStoredAnswer(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  answer: SupplierAnswer,
): Promise<StepOutcome> {
  const outcome = await recordAnswer(app, booking, change, answer)
  app.supplierAnswers.drop(change.reference)
  return outcome
}

async function recordAnswer(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  answer: SupplierAnswer,
): Promise<StepOutcome> {
  if (answer.ok) return applyReservation(app, booking, change, answer.value)
  const { failure } = answer
  if (failure.code === 'refused' && failure.reason === 'already_exists') return 'wait'
  if (failure.code === 'refused') return rejectChange(app, booking, change, failure.reason)
  if (wasNeverSent(failure)) return rejectChange(app, booking, change, 'unreachable')
  return recordLostResponse(app, booking, change, failure.code)
}

/** Looks up the new reservation before requesting it again: it may already exist. */
export async function retrieveRebooked(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  const stored = app.supplierAnswers.find(change.reference)
  if (stored) return recordStoredAnswer(app, booking, change, stored)
  const found = await connectorOf(app, booking).retrieve(newKeys(booking, change))
  if (found.ok && found.value) return applyReservation(app, booking, change, found.value)
  if (found.ok) return rebookReservation(app, booking, change)
  if (found.failure.code === 'refused' && found.failure.reason === 'not_offered')
    await openStaffTask(app, booking, 'find_change', reservationToFind(booking, change))
  return recordLostResponse(app, booking, change, found.failure.code)
}

/** Cancels the old reservation; `not_found` counts as cancelled. If the supplier refuses, the new one is undone. */
export async function cancelOldReservation(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  const cancelled = await connectorOf(app, booking).cancel(keysOf(booking))
  const failure = cancelled.ok ? null : cancelled.failure
  if (failure && failure.code !== 'refused') return 'wait'
  if (!failure || failure.reason === 'not_found')
    await recordChange(app, booking, change, 'agreed', { event: { kind: 'old_reservation_cancelled' } })
  else
    await recordChange(app, booking, change, 'undoing', {
      event: { kind: 'change_refused', detail: { reason: failure.reason } },
      progress: { reason: 'not_modifiable' },
    })
  return 'go_on'
}

export async function undoChange(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome> {
  const { driver } = booking
  if (!driver) throw new Error(`booking ${booking.id} is confirmed without a driver`)
  const connector = connectorOf(app, booking)
  const reverted = change.rebooked
    ? await connector.cancel(newKeys(booking, change))
    : await connector.modify(keysOf(booking), reservationRequest(booking, driver))
  if (!reverted.ok && reverted.failure.code !== 'refused') return 'wait'
  const dearer = reverted.ok && !change.rebooked && exceedsQuotedPrice(booking, reverted.value.total)
  if (!reverted.ok || dearer)
    await openStaffTask(app, booking, 'undo_change', reservationToFind(booking, change))
  return rejectChange(app, booking, change, change.reason ?? 'other')
}
