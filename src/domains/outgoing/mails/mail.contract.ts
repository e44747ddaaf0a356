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

/**
 * State of a mail. `waiting`: not attempted yet. `failed`: to be retried. `given_up`: not retried unless requested.
 * `replaced`: another was sent in its place, to a corrected address.
 */
export const MAIL_STATES = ['waiting', 'failed', 'given_up', 'replaced', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Counting stops here, so that the list stays fast with a million mails. */
export const MAX_COUNTED = 10_000
