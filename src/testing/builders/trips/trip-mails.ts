import type { ComposedMail } from '#domains/outgoing/mails/mail.ts'
import { sampleNotice } from '#domains/trips/journey/mails/sample-notice.ts'
import { tripMail } from '#domains/trips/journey/mails/trip-mail.ts'
import { TRIP_NOTICE_MESSAGES } from '#domains/trips/journey/mails/trip-mail-texts.ts'
import { tripSms } from '#domains/trips/journey/mails/trip-sms.ts'
import { TRIP_SMS, type TripNoticeKind } from '#domains/trips/journey/trip-notice.ts'
import type { Language } from '#kernel/locale.ts'
import { setting } from '../mails.ts'

const KINDS = Object.keys(TRIP_NOTICE_MESSAGES.en) as TripNoticeKind[]
const OF_THE_END: ReadonlySet<TripNoticeKind> = new Set(['cancelled', 'no_show'])

/** The mails about trips, with a text in every place where somebody types one. */
export function tripMails(entered: string, language: Language, isSelfDrive: boolean): ComposedMail[] {
  const billed = sampleNotice(entered, language, isSelfDrive)
  return [{ ...billed, bill: null }, billed].flatMap((notice) =>
    KINDS.map((kind) => {
      const cancelled = OF_THE_END.has(kind) ? notice.cancelled : null
      return tripMail(kind, { ...notice, cancelled }, setting(language))
    }),
  )
}

/** The text messages about trips. */
export function tripTexts(language: Language, isSelfDrive: boolean): string[] {
  return TRIP_SMS.map((kind) =>
    tripSms(kind, sampleNotice('Innova', language, isSelfDrive), setting(language)),
  )
}
