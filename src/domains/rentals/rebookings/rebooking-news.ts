import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { GiveUpReason } from './rebooking.contract.ts'

/** Tells the traveller that a rebooking ended otherwise than they wanted, in the transaction that ends it. */
export type TellRebooking = (
  tx: Db,
  ended: { reason: GiveUpReason; old: BookingRecord; new: BookingRecord | null },
) => Promise<void>
