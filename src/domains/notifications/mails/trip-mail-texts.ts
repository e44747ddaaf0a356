import { readTexts } from '#kernel/read-texts.ts'
import type labelWords from '../words/en/trip-mail-labels.json'
import type noticeWords from '../words/en/trip-notices.json'
import type selfDriveWords from '../words/en/self-drive-mails.json'

export const SELF_DRIVE_TEXTS = readTexts<typeof selfDriveWords>('domains/notifications', 'self-drive-mails')

/** Messages of trip emails by kind of notice; `{reference}` is a placeholder. */
export const TRIP_NOTICE_MESSAGES = readTexts<typeof noticeWords>('domains/notifications', 'trip-notices')

export const TRIP_MAIL_LABELS = readTexts<typeof labelWords>('domains/notifications', 'trip-mail-labels')
