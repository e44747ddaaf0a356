import type { TripNotice, TripSms } from '#domains/trips/journey/trip-notice.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { tripSms } from './trip-sms.ts'
import type { Sms } from './sms.ts'

/** Queues a text message about a trip in the caller's transaction, to a number in E.164. */
export type QueueTripSms = (tx: Db, news: TripSms, notice: TripNotice) => Promise<void>

/** Who books with somebody else's number fills no telephone with it. */
export const TRIP_SMS_A_DAY = { most: 12, seconds: 86_400 }

/** What became of a trip is old news by then. */
const USEFUL = { hours: 24 }

type Needs = {
  /** Null: text messages are off. */
  queueSms: ((tx: Db, sms: Sms, now: Date) => Promise<void>) | null
  /** Counts one more to a number; above 0: it has had too many. */
  count: (tx: Db, number: string, now: Date) => Promise<number>
  productName: string
  clock: Clock
}

export function queueTripSms({ queueSms, count, productName, clock }: Needs): QueueTripSms {
  return async (tx, news, notice) => {
    if (!queueSms) return
    const now = clock.now()
    const at = new Date(now.epochMilliseconds)
    const { recipient, langId } = notice
    if ((await count(tx, recipient, at)) > 0) return
    const text = tripSms(news, notice, { language: languageOf(langId), productName })
    await queueSms(tx, { recipient, text, usefulUntil: now.add(USEFUL) }, at)
  }
}
