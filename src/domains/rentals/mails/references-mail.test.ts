import { expect, test } from 'vitest'
import { expectDetails, MAIL_LANGUAGES, setting } from '#testing/builders/mails.ts'
import { referencesMail } from './references-mail.ts'
import { sampleBooking } from './sample-booking.ts'

test.for(MAIL_LANGUAGES)('the references of upcoming bookings are all there in %s', (language) => {
  const bookings = [sampleBooking(), sampleBooking({ reference: 'ZZZZZ22222', status: 'awaiting_supplier' })]
  const mail = referencesMail(bookings, setting(language))
  expectDetails(mail, ['KMRTW7XYZ2', 'ZZZZZ22222', 'Dubai Airport Terminal 1'])
  expect(mail.html).toContain(`href="https://rihla.example/${language}/manage-booking"`)
})
