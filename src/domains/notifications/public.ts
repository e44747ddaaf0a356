/** What other domains may use: the mails of a booking, and the calendar file. */
export {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingReferencesMail,
  bookingUnchangedMail,
} from './booking-mails.ts'
export { calendarFile } from './calendar-file.ts'
