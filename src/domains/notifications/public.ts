/** What other domains may use: the mails of a booking and of an account, and the calendar file. */
export { accountMail } from './account-mails.ts'
export { bookingReferencesMail } from './booking-mails.ts'
export { newsMail } from './news-mail.ts'
export { confirmDriverMail, formerAddressMail } from './driver-mails.ts'
export { rewardMail } from './reward-mail.ts'
export { calendarFile } from './calendar-file.ts'
