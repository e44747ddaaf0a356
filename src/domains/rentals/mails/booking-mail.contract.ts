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
