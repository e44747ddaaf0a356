import type { Clock } from '#kernel/clock.ts'
import type { BookingUpkeepStore } from '../bookings/booking-jobs.store.ts'
import { LEASE_SECONDS, type SettleBooking } from '../settlement/settlement.ts'

const BATCH = 20

/** Resumes every unfinished booking: after a crash, a timeout or a supplier's pending reply. */
export type SettleBookings = () => Promise<number>

type Needs = {
  upkeep: Pick<BookingUpkeepStore, 'claimUnsettled'>
  settleBooking: SettleBooking
  clock: Clock
  onError: (bookingId: string, error: unknown) => void
}

export function settleBookings({ upkeep, settleBooking, clock, onError }: Needs): SettleBookings {
  return async () => {
    const now = clock.now()
    const claimed = await upkeep.claimUnsettled(now, now.add({ seconds: LEASE_SECONDS }), BATCH)
    await Promise.all(claimed.map((id) => settleBooking(id).catch((error: unknown) => onError(id, error))))
    return claimed.length
  }
}
