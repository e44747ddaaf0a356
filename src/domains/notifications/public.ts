/** What other domains may use: the mails of a booking and of an account, and the calendar file. */
export { accountMail } from './account-mails.ts'
export {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingReferencesMail,
  bookingUnchangedMail,
  bookingUnpaidMail,
  refundFailedMail,
} from './booking-mails.ts'
export { confirmDriverMail, formerAddressMail } from './driver-mails.ts'
export { rewardMail } from './reward-mail.ts'
export { calendarFile } from './calendar-file.ts'
