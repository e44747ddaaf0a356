import { test } from 'vitest'
import { expectFacts, setting } from '#testing/builders/mails.ts'
import { bookingAwaitingSupplierMail } from './booking-mails.ts'
import { sampleBooking } from '../samples/sample-booking.ts'

test.for([
  ['authorised', 'en', '€123.45 is held on your card Visa •••• 4242. You are not charged unless'],
  ['none', 'en', 'You are not charged meanwhile.'],
  ['none', 'ar', 'لن يُخصم منك شيء في هذه الأثناء.'],
] as const)(
  'while the supplier is silent and the payment is %s, %s mail promises no charge',
  ([paid, language, words]) => {
    const booking = sampleBooking({
      status: 'awaiting_supplier',
      payment_status: paid,
      supplier_reference: null,
    })
    expectFacts(bookingAwaitingSupplierMail(booking, setting(language)), [words, 'KMRTW7XYZ2'])
  },
)
