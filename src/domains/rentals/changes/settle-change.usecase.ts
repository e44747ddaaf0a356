import { fail, ok, type Result } from '#kernel/result.ts'
import type { Card, PaymentAction, PaymentMethod } from '#domains/payments/public.ts'
import type { BookingChange } from './booking-change.ts'
import { findOpenChange } from './booking-change.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { captureCharge } from './change-charge.service.ts'
import { authoriseChange, failChange, findChangePayment, settleChangeMoney } from './change-money.service.ts'
import {
  cancelOldReservation,
  modifyReservation,
  rebookReservation,
  retrieveRebooked,
  undoChange,
} from './change-steps.service.ts'
import { nextAttempt } from '../orders/next-step.ts'
import type { SettleFailure, SettlingApp, StepOutcome } from '../settlement/settlement.ts'

/** `fresh`: true if it has just been recorded, and no external service was called yet. */
type How = { fresh: boolean; card: Card | PaymentMethod | null }

/** More steps than any change needs. */
const MAX_STEPS = 10

/** Settles an accepted change as far as possible; returns the bank's challenge for the traveller, or null. */
export async function settleChange(
  app: SettlingApp,
  bookingId: string,
  how: How = { fresh: false, card: null },
): Promise<Result<PaymentAction | null, SettleFailure>> {
  const { db, bookings, clock } = app
  let { fresh } = how
  for (let count = 0; count < MAX_STEPS; count++) {
    const booking = await bookings.find(bookingId)
    const change = await findOpenChange(db, bookingId)
    if (!booking || !change) break
    const outcome = await take(app, booking, change, { card: how.card, fresh })
    fresh = outcome === 'ask_supplier'
    if (outcome === 'go_on' || outcome === 'ask_supplier') continue
    if (outcome !== 'wait' && 'code' in outcome) return fail(outcome)
    await bookings.postpone(bookingId, nextAttempt(booking, clock.now()))
    return ok(outcome === 'wait' ? null : outcome.action)
  }
  return ok(null)
}

async function take(
  app: SettlingApp,
  booking: BookingRecord,
  change: BookingChange,
  how: How,
): Promise<StepOutcome> {
  switch (change.state) {
    case 'paying':
      return how.fresh && how.card
        ? authoriseChange(app, booking, change, how.card)
        : findChangePayment(app, booking, change)
    case 'asked':
      return modifyReservation(app, booking, change)
    case 'rebooking':
      return how.fresh ? rebookReservation(app, booking, change) : retrieveRebooked(app, booking, change)
    case 'rebooked':
      return (await captureCharge(app, booking, change)) ?? cancelOldReservation(app, booking, change)
    case 'undoing':
      return undoChange(app, booking, change)
    case 'agreed':
      return settleChangeMoney(app, booking, change)
    case 'refused':
      return failChange(app, booking, change)
    default:
      return 'wait'
  }
}
