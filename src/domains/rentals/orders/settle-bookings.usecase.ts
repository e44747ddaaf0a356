import type { App } from '#platform/app.ts'
import { LEASE_SECONDS } from '../settlement/settlement.ts'

const BATCH = 20

/** Resumes unfinished bookings: after a crash, a timeout or a supplier's pending reply. Returns their number. */
export async function settleBookings(
  app: Pick<App, 'bookingJobs' | 'settleBooking' | 'clock' | 'log'>,
): Promise<number> {
  const { bookingJobs, clock } = app
  const now = clock.now()
  const claimed = await bookingJobs.claimUnsettled(now, now.add({ seconds: LEASE_SECONDS }), BATCH)
  await Promise.all(claimed.map((id) => settleOrLog(app, id)))
  return claimed.length
}

/** Settles a booking in a job: logs an error, and the next run retries. */
export async function settleOrLog(
  { settleBooking, log }: Pick<App, 'settleBooking' | 'log'>,
  bookingId: string,
): Promise<void> {
  await settleBooking(bookingId).catch((err: unknown) =>
    log.error({ bookingId, err }, 'a booking could not be settled'),
  )
}
