import { expect, test } from 'vitest'
import { expectDetails, MAIL_LANGUAGES, setting } from '#testing/builders/mails.ts'
import { bookingReferencesMail } from './booking-mails.ts'
import { sampleBooking } from '../samples/sample-booking.ts'

test.for(MAIL_LANGUAGES)('the references of upcoming bookings are all there in %s', (language) => {
  const bookings = [sampleBooking(), sampleBooking({ reference: 'ZZZZZ22222', status: 'awaiting_supplier' })]
  const mail = bookingReferencesMail(bookings, setting(language))
  expectDetails(mail, ['KMRTW7XYZ2', 'ZZZZZ22222', 'Dubai Airport Terminal 1'])
  expect(mail.html).toContain(`href="https://rihla.example/${language}/manage-booking"`)
})
