import {
  captureEntry,
  refundEntry,
  releaseEntry,
  type LedgerEntry,
  type Payment,
} from '#domains/payments/public.ts'
import type { BookingChange } from './booking-change.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { changeRecord, type ChangeNeeds } from './change-record.service.ts'
import { movementOf } from '../bookings/ledger-movements.ts'
import type { StepOutcome } from '../settlement/settlement.ts'

/** A payment that was released or fully refunded, with its ledger entries. */
type GivenBack = { was: 'released' | 'captured'; entries: LedgerEntry[] }

/** Handles the extra charge of a change at the gateway. Each step is idempotent and may be retried. */
export function changeCharge(needs: ChangeNeeds) {
  const { payments } = needs
  const { write, openTaskFor } = changeRecord(needs)

  return {
    /**
     * Captures the hold for a change that costs more. Null once captured, or if nothing is due. It is captured before
     * the old reservation is cancelled, because money can be refunded but a released car cannot be recovered. If the
     * hold is lost by then, the supplier is to undo its change.
     */
    async take(booking: BookingRecord, change: BookingChange): Promise<StepOutcome | null> {
      if (!change.payment) return null
      const captured = await payments.capture(change.payment)
      if (captured === 'captured') return null
      const isOldGone = change.rebooked && change.state === 'agreed'
      if (captured === 'lost' && !isOldGone) {
        await write(booking, change, 'undoing', {
          event: { kind: 'change_payment_lost' },
          progress: { reason: 'payment_lost' },
        })
        return 'go_on'
      }
      if (captured !== 'unknown') await openTaskFor(booking, 'capture_refused')
      return 'wait'
    },

    /** Releases the hold, or refunds it if captured before the supplier refused. Null until the gateway has done so. */
    async giveBack(booking: BookingRecord, payment: Payment): Promise<GivenBack | null> {
      const movement = movementOf(booking, payment)
      const released = await payments.release(payment)
      if (released === 'unknown') return null
      if (released !== 'captured') return { was: 'released', entries: [releaseEntry(movement)] }
      const { id, amount } = payment
      const sent = await payments.refund({ id, paymentId: id, amount })
      if (sent === 'refused') await openTaskFor(booking, 'refund_refused')
      return sent === 'done'
        ? { was: 'captured', entries: [captureEntry(movement), refundEntry(movement)] }
        : null
    },
  }
}
