import {
  captureEntry,
  refundEntry,
  releaseEntry,
  type GatewayFailure,
  type LedgerEntry,
} from '#domains/payments/public.ts'
import type { BookingChange } from './booking-change.ts'
import type { BookingRecord, Payment } from '../bookings/booking.ts'
import { changeRecord, type ChangeNeeds } from './change-record.service.ts'
import { movementOf } from '../bookings/ledger-movements.ts'
import type { StepOutcome } from '../settlement/settlement.ts'

/** A payment released or refunded in full, and its ledger entries. */
type GivenBack = { status: 'released' | 'refunded'; entries: LedgerEntry[] }

/** The extra charge of a change at the gateway: each step is idempotent and may be retried. */
export function changeCharge(needs: ChangeNeeds) {
  const { payments } = needs
  const { write, openTaskFor } = changeRecord(needs)

  return {
    /**
     * Captures the hold for a change that costs more; null once captured, or when nothing is due. Money can be refunded
     * but a released car cannot be recovered: so it is captured before the old reservation is cancelled, and if the
     * hold is lost by then, the supplier is to undo its change.
     */
    async take(booking: BookingRecord, change: BookingChange): Promise<StepOutcome | null> {
      if (!change.payment) return null
      const captured = await payments.capture(change.payment.id)
      if (captured.ok) return captured.value.status === 'captured' ? null : 'wait'
      const { failure } = captured
      const isOldGone = change.rebooked && change.state === 'agreed'
      if (isLost(failure) && !isOldGone) {
        await write(booking, change, 'undoing', {
          event: { kind: 'change_payment_lost', detail: failure },
          progress: { reason: 'payment_lost' },
        })
        return 'go_on'
      }
      if (failure.code === 'refused' || failure.code === 'declined')
        await openTaskFor(booking, 'capture_refused')
      return 'wait'
    },

    /** Releases the hold, or refunds it if captured before the supplier refused; null until the gateway has done so. */
    async giveBack(booking: BookingRecord, payment: Payment): Promise<GivenBack | null> {
      const movement = movementOf(booking, payment)
      const released = await payments.release(payment.id)
      if (released.ok)
        return released.value.status === 'released' || released.value.status === 'declined'
          ? { status: 'released', entries: [releaseEntry(movement)] }
          : null
      if (released.failure.code !== 'refused' || released.failure.reason !== 'captured') return null
      const { id, amount } = payment
      const refunded = await payments.refund({ paymentId: id, refundId: id, amount })
      if (refunded.ok) return { status: 'refunded', entries: [captureEntry(movement), refundEntry(movement)] }
      if (refunded.failure.code === 'refused') await openTaskFor(booking, 'refund_refused')
      return null
    },
  }
}

/** The hold is gone: it expired, or the bank withdrew its authorisation. */
function isLost(failure: GatewayFailure): boolean {
  if (failure.code === 'declined') return true
  return failure.code === 'refused' && (failure.reason === 'released' || failure.reason === 'declined')
}
