import { wasNeverSent, type Reservation, type SupplierFailure } from '#domains/suppliers/public.ts'
import { changedBooking, soughtFor, type BookingChange } from './booking-change.ts'
import { keysOf, reservationRequest, type BookingRecord } from '../bookings/booking.ts'
import { changeRecord, type ChangeNeeds } from './change-record.service.ts'
import type { Refusal } from '../settlement/refusal-failure.ts'
import { exceedsQuotedPrice } from '../orders/reserved-price.ts'
import type { StepOutcome } from '../settlement/settlement.ts'
import { reserveOnce, type SupplierAnswer } from '../settlement/supplier-answers.service.ts'

/**
 * The supplier steps of a change. A supplier that can change reservations gets the same request until it responds. With
 * one that cannot, the new car is reserved before the old one is cancelled.
 */
export function changeSteps(needs: ChangeNeeds) {
  const { answers } = needs
  const { write, openTaskFor } = changeRecord(needs)

  function connectorOf({ planId }: BookingRecord) {
    const connector = needs.connectors.get(planId)
    if (!connector) throw new Error(`no connector for plan ${planId}`)
    return connector
  }

  function newRequest(booking: BookingRecord, change: BookingChange, reference: string) {
    const changed = { ...changedBooking(booking, change), reference }
    return reservationRequest(changed, change.contents.driver)
  }

  function newKeys(booking: BookingRecord, change: BookingChange) {
    const { reference, supplierReference } = change
    return keysOf({ ...changedBooking(booking, change), reference, supplierReference })
  }

  async function refused(
    booking: BookingRecord,
    change: BookingChange,
    reason: Refusal,
  ): Promise<StepOutcome> {
    const kind = reason === 'payment_lost' ? 'change_undone' : 'change_refused'
    await write(booking, change, 'refused', { event: { kind, detail: { reason } }, progress: { reason } })
    return 'go_on'
  }

  async function silent(
    booking: BookingRecord,
    change: BookingChange,
    cause: SupplierFailure['code'],
  ): Promise<StepOutcome> {
    if (!change.silent)
      await write(booking, change, change.state, {
        event: { kind: 'change_unanswered', detail: { cause } },
        progress: { silent: true },
      })
    return 'wait'
  }

  async function applySupplierAnswer(
    booking: BookingRecord,
    change: BookingChange,
    { status, supplierReference, total }: Reservation,
  ): Promise<StepOutcome> {
    if (status === 'pending') return 'wait'
    const rebooked = change.state === 'rebooking'
    if (status !== 'confirmed') return refused(booking, change, 'other')
    const progress = { rebooked, supplierReference }
    if (exceedsQuotedPrice(changedBooking(booking, change), total)) {
      const event = { kind: 'supplier_price_rose' as const, detail: { supplierReference, total } }
      await write(booking, change, 'undoing', { event, progress: { ...progress, reason: 'price_changed' } })
      return 'go_on'
    }
    const kind = rebooked ? 'supplier_rebooked' : 'supplier_changed'
    const event = { kind, detail: { supplierReference } } as const
    await write(booking, change, rebooked ? 'rebooked' : 'agreed', { event, progress })
    return 'go_on'
  }

  async function modify(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
    const request = newRequest(booking, change, booking.reference)
    const modified = await connectorOf(booking).modify(keysOf(booking), request)
    if (modified.ok) return applySupplierAnswer(booking, change, modified.value)
    const { failure } = modified
    if (failure.code === 'refused' && change.silent) {
      // An earlier request may have taken effect, and this refusal may be a result of that.
      await openTaskFor(booking, 'find_change', soughtFor(booking, change))
      return 'wait'
    }
    if (failure.code === 'refused' && failure.reason === 'not_modifiable') {
      await write(booking, change, 'rebooking', { event: { kind: 'rebooking' } })
      return 'ask_supplier'
    }
    if (failure.code === 'refused') return refused(booking, change, failure.reason)
    if (wasNeverSent(failure) && !change.silent) return refused(booking, change, 'unreachable')
    return silent(booking, change, failure.code)
  }

  async function rebook(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
    const request = newRequest(booking, change, change.reference)
    return answered(booking, change, await reserveOnce(connectorOf(booking), answers, request))
  }

  /** Records a supplier's response, which stays stored until the outcome is written. */
  async function answered(
    booking: BookingRecord,
    change: BookingChange,
    answer: SupplierAnswer,
  ): Promise<StepOutcome> {
    const outcome = await recordAnswer(booking, change, answer)
    answers.drop(change.reference)
    return outcome
  }

  async function recordAnswer(
    booking: BookingRecord,
    change: BookingChange,
    answer: SupplierAnswer,
  ): Promise<StepOutcome> {
    if (answer.ok) return applySupplierAnswer(booking, change, answer.value)
    const { failure } = answer
    if (failure.code === 'refused' && failure.reason === 'already_exists') return 'wait'
    if (failure.code === 'refused') return refused(booking, change, failure.reason)
    if (wasNeverSent(failure)) return refused(booking, change, 'unreachable')
    return silent(booking, change, failure.code)
  }

  /** Looks up the new reservation before requesting it again: it may already exist. */
  async function retrieve(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
    const kept = answers.find(change.reference)
    if (kept) return answered(booking, change, kept)
    const found = await connectorOf(booking).retrieve(newKeys(booking, change))
    if (found.ok && found.value) return applySupplierAnswer(booking, change, found.value)
    if (found.ok) return rebook(booking, change)
    if (found.failure.code === 'refused' && found.failure.reason === 'not_offered')
      await openTaskFor(booking, 'find_change', soughtFor(booking, change))
    return silent(booking, change, found.failure.code)
  }

  /** Cancels the old reservation; `not_found` counts as cancelled. If the supplier refuses, the new one is undone. */
  async function cancelOld(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
    const cancelled = await connectorOf(booking).cancel(keysOf(booking))
    const failure = cancelled.ok ? null : cancelled.failure
    if (failure && failure.code !== 'refused') return 'wait'
    if (!failure || failure.reason === 'not_found')
      await write(booking, change, 'agreed', { event: { kind: 'old_reservation_cancelled' } })
    else
      await write(booking, change, 'undoing', {
        event: { kind: 'change_refused', detail: { reason: failure.reason } },
        progress: { reason: 'not_modifiable' },
      })
    return 'go_on'
  }

  async function undo(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
    const { driver } = booking
    if (!driver) throw new Error(`booking ${booking.id} is confirmed without a driver`)
    const connector = connectorOf(booking)
    const undone = change.rebooked
      ? await connector.cancel(newKeys(booking, change))
      : await connector.modify(keysOf(booking), reservationRequest(booking, driver))
    if (!undone.ok && undone.failure.code !== 'refused') return 'wait'
    const dearer = undone.ok && !change.rebooked && exceedsQuotedPrice(booking, undone.value.total)
    if (!undone.ok || dearer) await openTaskFor(booking, 'undo_change', soughtFor(booking, change))
    return refused(booking, change, change.reason ?? 'other')
  }

  return { modify, rebook, retrieve, cancelOld, undo, applySupplierAnswer, refused }
}
