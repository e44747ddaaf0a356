import { test } from 'vitest'
import { expectDetails, setting } from '#testing/builders/mails.ts'
import { awaitingSupplierMail } from './awaiting-supplier-mail.ts'
import { sampleBooking } from './sample-booking.ts'

test.for([
  [
    'authorised',
    'en',
    'We have placed a hold of €123.45 on your card Visa •••• 4242. You will not be charged unless',
  ],
  ['none', 'en', 'You will not be charged in the meantime.'],
  ['none', 'ar', 'لن يُخصم منك أي مبلغ في هذه الأثناء.'],
] as const)(
  'while the supplier is silent and the payment is %s, %s mail promises no charge',
  ([paid, language, words]) => {
    const booking = sampleBooking({
      status: 'awaiting_supplier',
      payment_status: paid,
      supplier_reference: null,
    })
    expectDetails(awaitingSupplierMail(booking, setting(language)), [words, 'KMRTW7XYZ2'])
  },
)
