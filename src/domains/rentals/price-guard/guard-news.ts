import type { Db } from '#platform/db/database.ts'
import type { Found } from '../rebookings/rebooking.ts'

/** Notifies a customer of a cheaper car, in the transaction that offers it. */
export type TellGuard = (tx: Db, told: { bookingId: string; found: Found }) => Promise<void>
