import { expect, test } from 'vitest'
import { expectDetails, setting } from '#testing/builders/mails.ts'
import { cancelledMail } from './cancelled-mail.ts'
import { sampleBooking } from './sample-booking.ts'

test('a cancellation names refund and fee', () => {
  const refund = { amount: { amount: 10_000, currency: 'EUR' }, fee: { amount: 2_345, currency: 'EUR' } }
  const cancelled = sampleBooking({ status: 'cancelled', payment_status: 'refund_pending', refund })
  expectDetails(cancelledMail(cancelled, setting('en')), [
    'KMRTW7XYZ2',
    '€100.00',
    '€23.45',
    'Visa •••• 4242',
  ])
  expectDetails(cancelledMail(cancelled, setting('ar')), ['KMRTW7XYZ2', '100.00', '23.45', 'رسوم الإلغاء'])
})

test('a cancellation of what was never charged says so', () => {
  const nothing = { amount: 0, currency: 'EUR' }
  const refund = { amount: nothing, fee: nothing }
  const atDesk = sampleBooking({ status: 'cancelled', payment_status: 'none', card: null, refund })
  expectDetails(cancelledMail(atDesk, setting('en')), ['You were not charged'])
  const released = sampleBooking({ status: 'cancelled', payment_status: 'released', refund })
  expectDetails(cancelledMail(released, setting('en')), ['released the hold on your card Visa •••• 4242'])
})

test.for(['en', 'ar'] as const)(
  'what two cards paid goes back to “your card”, named once, in %s',
  (language) => {
    const refund = { amount: { amount: 10_000, currency: 'EUR' }, fee: { amount: 0, currency: 'EUR' } }
    const paid = { status: 'cancelled', payment_status: 'refund_pending', card: null, refund } as const
    const { text } = cancelledMail(sampleBooking(paid), setting(language))
    expect(text.match(language === 'en' ? /your card/g : /بطاقتك/g)).toHaveLength(1)
  },
)
