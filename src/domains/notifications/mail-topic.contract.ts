/** Topics of mails, for the staff's filter. */
export const MAIL_TOPICS = [
  'booking',
  'price',
  'trip',
  'account',
  'enquiry',
  'newsletter',
  'partner',
] as const
export type MailTopic = (typeof MAIL_TOPICS)[number]

/** Counting stops here, so that the list stays fast with a million mails. */
export const MAX_COUNTED = 10_000
