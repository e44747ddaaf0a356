import type { SettleBooking } from '../settlement/settlement.ts'
import type { SettleChange } from './settle-change.usecase.ts'

type Needs = { settleBooking: SettleBooking; settleChange: SettleChange }

/** Settles the operation in progress on a booking: its order or cancellation, or a change; never both. */
export function settleEither({ settleBooking, settleChange }: Needs): SettleBooking {
  return async (bookingId, how) => {
    const settled = await settleBooking(bookingId, how)
    await settleChange(bookingId)
    return settled
  }
}
