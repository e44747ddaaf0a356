import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { GiveUpReason } from './rebooking.contract.ts'

/** Notifies the traveller that a rebooking ended unsuccessfully, in the transaction that ends it. */
export type TellRebooking = (
  tx: Db,
  ended: { reason: GiveUpReason; old: BookingRecord; new: BookingRecord | null },
) => Promise<void>
