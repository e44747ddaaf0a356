/** Templates of the mails about a booking. */
export const BOOKING_MAILS = [
  'confirmed',
  'changed',
  'unchanged',
  'cancelled',
  'awaiting_supplier',
  'failed',
  'unpaid',
  'refund_failed',
  'paid_back',
  'confirm_driver',
  'former_address',
  'cheaper_car',
  'rebooking_ended',
] as const
export type BookingMailName = (typeof BOOKING_MAILS)[number]

/**
 * State of a mail. `waiting`: not attempted yet. `failed`: to be retried. `given_up`: not retried unless requested.
 * `replaced`: another was sent in its place, to a corrected address.
 */
export const MAIL_STATES = ['waiting', 'failed', 'given_up', 'replaced', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]
