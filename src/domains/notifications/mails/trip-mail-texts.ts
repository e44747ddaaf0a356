import { readTexts } from '#kernel/read-texts.ts'
import type { TripNoticeKind } from '#domains/trips/public.ts'
import type { Localized } from '#kernel/locale.ts'
import type { CountedText } from '#kernel/filled-text.ts'
import type labelWords from '../words/en/trip-mail-labels.json'
import type noticeWords from '../words/en/trip-notices.json'
import type selfDriveWords from '../words/en/self-drive-mails.json'

/** Texts of the mails about a car that the customer drives; those of other trips mention a driver. */
type SelfDriveWords = {
  news: Record<TripNoticeKind, NoticeMessage>
  hire: string
  collection: string
  return: string
  collectionPoint: string
  desk: string
  deposit: string
  depositAtDesk: string
  bring: string
  bringItems: string[]
  /** Minimum licence period and age of the driver. */
  years: CountedText
  buttonWrite: string
}

export const SELF_DRIVE_TEXTS: Localized<SelfDriveWords> = readTexts<typeof selfDriveWords>(
  'domains/notifications',
  'self-drive-mails',
)

export type NoticeMessage = { subject: string; title: string; text: string }

/** Messages of trip emails by kind of notice; `{reference}` is a placeholder. */
export const TRIP_NOTICE_MESSAGES: Localized<Record<TripNoticeKind, NoticeMessage>> = readTexts<
  typeof noticeWords
>('domains/notifications', 'trip-notices')

export const TRIP_MAIL_LABELS = readTexts<typeof labelWords>('domains/notifications', 'trip-mail-labels')
