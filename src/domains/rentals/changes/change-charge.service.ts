import {
  captureEntry,
  refundEntry,
  releaseEntry,
  type LedgerEntry,
  type Payment,
} from '#domains/payments/public.ts'
import type { BookingChange } from './booking-change.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { recordChange } from './record-change.service.ts'
import { movementOf } from '../bookings/ledger-movements.ts'
import { openStaffTask } from '../settlement/open-staff-task.service.ts'
import type { SettlingApp, StepOutcome } from '../settlement/settlement.ts'

// The extra charge of a change at the gateway. Each step is idempotent and may be retried.

/** A payment that was released or fully refunded, with its ledger entries. */
type ReturnedCharge = { was: 'released' | 'captured'; entries: LedgerEntry[] }

/**
 * Captures the hold for a change that costs more. Null once captured, or if nothing is due. It is captured before the
 * old reservation is cancelled, because money can be refunded but a released car cannot be recovered. If the hold is
 * lost by then, the supplier is to undo its change.
 */
export async function captureCharge(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
): Promise<StepOutcome | null> {
  if (!change.payment) return null
  const captured = await app.cards.capture(change.payment)
  if (captured === 'captured') return null
  const isOldGone = change.rebooked && change.state === 'agreed'
  if (captured === 'lost' && !isOldGone) {
    await recordChange(app, booking, change, 'undoing', {
      event: { kind: 'change_payment_lost' },
      progress: { reason: 'payment_lost' },
    })
    return 'go_on'
  }
  if (captured !== 'unknown') await openStaffTask(app, booking, 'capture_refused')
  return 'wait'
}

/** Releases the hold, or refunds it if captured before the supplier refused. Null until the gateway has done so. */
export async function returnCharge(
  app: SettlingApp,
  booking: BookingRecord,
  payment: Payment,
): Promise<ReturnedCharge | null> {
  const movement = movementOf(booking, payment)
  const released = await app.cards.release(payment)
  if (released === 'unknown') return null
  if (released !== 'captured') return { was: 'released', entries: [releaseEntry(movement)] }
  const { id, amount } = payment
  const sent = await app.cards.refund({ id, paymentId: id, amount })
  if (sent === 'refused') await openStaffTask(app, booking, 'refund_refused')
  return sent === 'done'
    ? { was: 'captured', entries: [captureEntry(movement), refundEntry(movement)] }
    : null
}
