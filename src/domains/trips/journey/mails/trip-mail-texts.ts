import { readTexts } from '#kernel/read-texts.ts'
import type selfDriveWords from '../../words/en/self-drive-mails.json'
import type labelWords from '../../words/en/trip-mail-labels.json'
import type noticeWords from '../../words/en/trip-notices.json'

export const SELF_DRIVE_TEXTS = readTexts<typeof selfDriveWords>('domains/trips', 'self-drive-mails')

/** Messages of trip emails by kind of notice; `{reference}` is a placeholder. */
export const TRIP_NOTICE_MESSAGES = readTexts<typeof noticeWords>('domains/trips', 'trip-notices')

export const TRIP_MAIL_LABELS = readTexts<typeof labelWords>('domains/trips', 'trip-mail-labels')
