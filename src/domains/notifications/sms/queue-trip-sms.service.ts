import type { TripNotice, TripSms } from '#domains/trips/public.ts'
import { languageOf } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { queueSms } from './sms.store.ts'
import { tripSms } from './trip-sms.ts'

/** Lifetime of an SMS, after which its content is out of date. */
const USEFUL = { hours: 24 }

declare module '#platform/app.ts' {
  interface App {
    /** False in production without a gateway. */
    isSmsOn: boolean
  }
}

/**
 * Queues a text message about a trip in the caller's transaction, to a number in E.164. Does nothing if text messages
 * are off.
 */
export async function queueTripSms(
  { clock, productName, isSmsOn }: Pick<App, 'clock' | 'productName' | 'isSmsOn'>,
  tx: Db,
  notification: TripSms,
  notice: TripNotice,
): Promise<void> {
  if (!isSmsOn) return
  const now = clock.now()
  const { recipient, langId } = notice
  const text = tripSms(notification, notice, { language: languageOf(langId), productName })
  await queueSms(tx, { recipient, text, usefulUntil: now.add(USEFUL) }, now)
}
