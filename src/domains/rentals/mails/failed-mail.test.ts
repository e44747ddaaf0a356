import { test } from 'vitest'
import { expectDetails, setting } from '#testing/builders/mails.ts'
import { failedMail } from './failed-mail.ts'
import { sampleBooking } from './sample-booking.ts'

test.for([
  ['none', 'You have not been charged.'],
  ['declined', 'You have not been charged.'],
  ['authorised', 'we are releasing the hold of €123.45'],
  ['released', 'we have released the hold of €123.45 on your card Visa •••• 4242'],
  ['paid', 'We are refunding €123.45 to your card'],
] as const)('a failed booking whose payment is %s says what became of the money', ([paid, words]) => {
  const failed = sampleBooking({ status: 'failed', payment_status: paid, supplier_reference: null })
  expectDetails(failedMail(failed, setting('en')), [words])
})
