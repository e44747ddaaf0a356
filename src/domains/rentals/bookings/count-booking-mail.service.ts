import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { mailsCounted, type BookingMail } from './mail-limits.ts'

/** Counts one more mail about a booking. False if a daily limit is exceeded, so that it must not be sent. */
export async function countBookingMail(
  { windowCounts, limitScale, clock }: Pick<App, 'windowCounts' | 'limitScale' | 'clock'>,
  tx: Db,
  mail: BookingMail,
): Promise<boolean> {
  return (await windowCounts.takeIn(tx, mailsCounted(mail, limitScale), clock.now())) === 0
}
