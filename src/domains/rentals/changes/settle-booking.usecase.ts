import type { Result } from '#kernel/result.ts'
import { settleOrder } from '../orders/settle-order.usecase.ts'
import type { SettleBooking, Settled, SettleFailure, SettlingApp } from '../settlement/settlement.ts'
import { settleChange } from './settle-change.usecase.ts'

/** Settles the operation in progress on a booking: its order or cancellation, or a change; never both. */
export async function settleBooking(
  app: SettlingApp,
  bookingId: string,
  how?: Parameters<SettleBooking>[1],
): Promise<Result<Settled, SettleFailure>> {
  const settled = await settleOrder(app, bookingId, how)
  await settleChange(app, bookingId)
  return settled
}
