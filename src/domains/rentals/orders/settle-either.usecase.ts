import type { SettleBooking } from './settle-booking.usecase.ts'
import type { SettleChange } from '../changes/settle-change.usecase.ts'

type Needs = { settleBooking: SettleBooking; settleChange: SettleChange }

/** Settles what a booking has in progress: its order or cancellation, or a change; never both. */
export function settleEither({ settleBooking, settleChange }: Needs): SettleBooking {
  return async (bookingId, how) => {
    const settled = await settleBooking(bookingId, how)
    await settleChange(bookingId)
    return settled
  }
}
