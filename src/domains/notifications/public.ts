/** What other domains may use: the mails of a booking, and the calendar file. */
export {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingReferencesMail,
  type BookingMail,
  type MailSetting,
} from './booking-mails.ts'
export { CALENDAR_TYPE, calendarFile } from './calendar-file.ts'
export type { ComposedMail, Mail } from './mail.ts'
