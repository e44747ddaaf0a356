import type { TripNotice, TripSms } from '#domains/trips/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { tripSms } from './trip-sms.ts'
import type { Sms } from './sms.ts'

/** Queues a text message about a trip in the caller's transaction, to a number in E.164. */
export type QueueTripSms = (tx: Db, notification: TripSms, notice: TripNotice) => Promise<void>

/** Lifetime of an SMS, after which its content is out of date. */
const USEFUL = { hours: 24 }

type Needs = {
  /** Null: text messages are off. */
  queueSms: ((tx: Db, sms: Sms, now: Temporal.Instant) => Promise<void>) | null
  productName: string
  clock: Clock
}

export function queueTripSms({ queueSms, productName, clock }: Needs): QueueTripSms {
  return async (tx, notification, notice) => {
    if (!queueSms) return
    const now = clock.now()
    const { recipient, langId } = notice
    const text = tripSms(notification, notice, { language: languageOf(langId), productName })
    await queueSms(tx, { recipient, text, usefulUntil: now.add(USEFUL) }, now)
  }
}
