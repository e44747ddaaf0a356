import type { paymentStore } from '#domains/payments/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import type { BookingStore } from '../../bookings/booking.store.ts'
import type { BookingUpkeepStore } from '../../bookings/booking-jobs.store.ts'
import { LEASE_SECONDS, type SettleBooking } from '../../settlement/settlement.ts'

/**
 * Handles a payment's status update: settles its booking by querying the gateway, unless another worker holds the
 * lease. Returns the booking's new state; null if the payment is unknown. `awaited`: the response shows the traveller
 * the outcome, so no mail is sent.
 */
export type SettlePayment = (paymentId: string, how?: { awaited: boolean }) => Promise<BookingRecord | null>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  db: Db
  payments: Pick<typeof paymentStore, 'paidFor'>
  upkeep: Pick<BookingUpkeepStore, 'claim'>
  settleBooking: SettleBooking
  clock: Clock
}

export function settlePayment({
  db,
  payments,
  bookings,
  upkeep,
  settleBooking,
  clock,
}: Needs): SettlePayment {
  return async (paymentId, { awaited } = { awaited: false }) => {
    const bookingId = (await payments.paidFor(db, paymentId))?.about.bookingId
    if (bookingId === undefined) return null
    const now = clock.now()
    const claimed = await upkeep.claim(bookingId, now, now.add({ seconds: LEASE_SECONDS }))
    if (claimed) await settleBooking(bookingId, { fresh: false, card: null, awaited })
    return bookings.find(bookingId)
  }
}
