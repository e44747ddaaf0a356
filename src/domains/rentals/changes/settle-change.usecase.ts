import { fail, ok, type Result } from '#kernel/result.ts'
import type { Card, PaymentAction, PaymentMethod } from '#domains/payments/public.ts'
import type { BookingChange } from './booking-change.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { changeCharge } from './change-charge.service.ts'
import { changeMoney } from './change-money.service.ts'
import type { ChangeNeeds } from './change-record.service.ts'
import { changeSteps } from './change-steps.service.ts'
import { nextAttempt } from '../orders/next-step.ts'
import type { SettleFailure, StepOutcome } from '../settlement/settlement.ts'

/** Settles an accepted change as far as possible; returns the bank's challenge for the traveller, or null. */
export type SettleChange = (
  bookingId: string,
  how?: How,
) => Promise<Result<PaymentAction | null, SettleFailure>>

/** `fresh`: true if it has just been recorded, and no external service was called yet. */
type How = { fresh: boolean; card: Card | PaymentMethod | null }

/** More steps than any change needs. */
const MAX_STEPS = 10

export function settleChange(needs: ChangeNeeds): SettleChange {
  const { bookings, changes, clock } = needs
  const supplier = changeSteps(needs)
  const money = changeMoney(needs)
  const charge = changeCharge(needs)

  async function cancelOldReservation(booking: BookingRecord, change: BookingChange): Promise<StepOutcome> {
    return (await charge.take(booking, change)) ?? supplier.cancelOld(booking, change)
  }

  function take(booking: BookingRecord, change: BookingChange, how: How): Promise<StepOutcome> {
    switch (change.state) {
      case 'paying':
        return how.fresh && how.card
          ? money.authorise(booking, change, how.card)
          : money.findPayment(booking, change)
      case 'asked':
        return supplier.modify(booking, change)
      case 'rebooking':
        return how.fresh ? supplier.rebook(booking, change) : supplier.retrieve(booking, change)
      case 'rebooked':
        return cancelOldReservation(booking, change)
      case 'undoing':
        return supplier.undo(booking, change)
      case 'agreed':
        return money.settle(booking, change)
      case 'refused':
        return money.giveUp(booking, change)
      default:
        return Promise.resolve('wait')
    }
  }

  return async (bookingId, how = { fresh: false, card: null }) => {
    let { fresh } = how
    for (let count = 0; count < MAX_STEPS; count++) {
      const booking = await bookings.find(bookingId)
      const change = await changes.findOpen(bookingId)
      if (!booking || !change) break
      const outcome = await take(booking, change, { card: how.card, fresh })
      fresh = outcome === 'ask_supplier'
      if (outcome === 'go_on' || outcome === 'ask_supplier') continue
      if (outcome !== 'wait' && 'code' in outcome) return fail(outcome)
      await bookings.postpone(bookingId, nextAttempt(booking, clock.now()))
      return ok(outcome === 'wait' ? null : outcome.action)
    }
    return ok(null)
  }
}
