import type { App } from '#platform/app.ts'
import { LEASE_SECONDS } from '../settlement/settlement.ts'
import { settleOrLog } from './settle-bookings.usecase.ts'

/**
 * Finishes bookings whose supplier response could not be written because of a kill or a database outage. Only the
 * process that stored a response has it.
 */
export async function settleAnswers(
  app: Pick<App, 'supplierAnswers' | 'bookingJobs' | 'settleBooking' | 'clock' | 'log'>,
): Promise<void> {
  const { supplierAnswers, bookingJobs, clock } = app
  for (const reference of supplierAnswers.keys()) {
    const bookingId = await bookingJobs.awaitingAnswer(reference)
    if (bookingId === null) {
      supplierAnswers.drop(reference)
      continue
    }
    const now = clock.now()
    const isOurs = await bookingJobs.claim(bookingId, now, now.add({ seconds: LEASE_SECONDS }))
    if (isOurs) await settleOrLog(app, bookingId)
  }
}
