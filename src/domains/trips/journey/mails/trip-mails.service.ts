import {
  queueComposedMail,
  queueSms,
  type MailApp,
  type MailSetting,
  type SampleMail,
} from '#domains/outgoing/public.ts'
import { languageOf } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripNotice, TripNoticeKind, TripSms } from '../trip-notice.ts'
import { sampleNotice } from './sample-notice.ts'
import { TRIP_NOTICE_MESSAGES } from './trip-mail-texts.ts'
import { tripMail } from './trip-mail.ts'
import { tripSms } from './trip-sms.ts'

/** Lifetime of an SMS, after which its content is out of date. */
const USEFUL = { hours: 24 }

/** Queues a mail about a trip. */
export function queueTripMail(app: MailApp, tx: Db, kind: TripNoticeKind, notice: TripNotice): Promise<void> {
  const origin = { topic: 'trip', template: kind, about: { kind: 'trip', id: notice.tripId } } as const
  return queueComposedMail(app, tx, notice, origin, (setting) => tripMail(kind, notice, setting))
}

/** Queues a text message about a trip, to a number in E.164. Does nothing if text messages are off. */
export async function queueTripSms(
  { clock, productName, isSmsOn }: Pick<App, 'clock' | 'productName' | 'isSmsOn'>,
  tx: Db,
  kind: TripSms,
  notice: TripNotice,
): Promise<void> {
  if (!isSmsOn) return
  const now = clock.now()
  const { recipient, langId } = notice
  const text = tripSms(kind, notice, { language: languageOf(langId), productName })
  await queueSms(tx, { recipient, text, usefulUntil: now.add(USEFUL) }, now)
}

/** Notices that show a bill, and those of a trip that was not driven. */
const BILLED: ReadonlySet<TripNoticeKind> = new Set(['billed', 'credited', 'collected'])
const CANCELLED: ReadonlySet<TripNoticeKind> = new Set(['cancelled', 'no_show'])

/** Composes the mails about trips with sample data: with a driver, then of cars that are collected. */
export function tripSamples(setting: MailSetting): SampleMail[] {
  const kinds = Object.keys(TRIP_NOTICE_MESSAGES.en) as TripNoticeKind[]
  return [false, true].flatMap((isSelfDrive) =>
    kinds.map((kind) => {
      const notice = sampleNotice('Layla', setting.language, isSelfDrive)
      const shown = {
        ...notice,
        cancelled: CANCELLED.has(kind) ? notice.cancelled : null,
        bill: BILLED.has(kind) ? notice.bill : null,
      }
      const template = isSelfDrive ? `${kind}_self_drive` : kind
      return { topic: 'trip', template, mail: tripMail(kind, shown, setting) }
    }),
  )
}
