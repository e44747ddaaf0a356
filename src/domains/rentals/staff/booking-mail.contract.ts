/** The mails that a booking has, by their templates. */
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
 * What became of a mail. `waiting`: not tried yet; `failed`: to be tried again; `given_up`: it is not, until somebody says so;
 * `replaced`: another went in its place, to a corrected address.
 */
export const MAIL_STATES = ['waiting', 'failed', 'given_up', 'replaced', 'sent'] as const
export type MailState = (typeof MAIL_STATES)[number]
