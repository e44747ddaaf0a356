import { expect, test } from 'vitest'
import type { Language } from '#kernel/locale.ts'
import { type Booking, BookingContract } from '#domains/rentals/bookings/booking.contract.ts'
import {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingReferencesMail,
  type MailSetting,
} from './booking-mails.ts'
import type { ComposedMail } from './mail.ts'
import { ARABIC } from './mail-words.ar.ts'
import { ENGLISH } from './mail-words.en.ts'
import { sampleBooking } from './sample-booking.ts'

const LANGUAGES = ['en', 'ar'] as const

function setting(language: Language): MailSetting {
  return { productName: 'Rihla', publicUrl: 'https://rihla.example', language }
}

/** The text of both layouts without marks of direction and markup, so that one fact is looked for in both. */
function readings({ html, text }: ComposedMail): string[] {
  const plain = html
    .replaceAll(/<(style|title)[^>]*>.*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
  return [plain, text].map((reading) =>
    reading.replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' '),
  )
}

function expectFacts(mail: ComposedMail, facts: readonly string[]): void {
  for (const reading of readings(mail)) for (const fact of facts) expect(reading).toContain(fact)
}

const everyMail = (booking: Booking, language: Language): ComposedMail[] => [
  bookingConfirmedMail(booking, setting(language)),
  bookingCancelledMail(booking, setting(language)),
  bookingAwaitingSupplierMail(booking, setting(language)),
  bookingFailedMail(booking, setting(language)),
  bookingReferencesMail([booking], setting(language)),
]

test('the sample is a booking of the contract', () => {
  expect(BookingContract.safeParse(sampleBooking()).error).toBeUndefined()
})

const NUMBERS_AND_NAMES = [
  'KMRTW7XYZ2',
  'OKM-778812',
  'OKMobility',
  'Toyota Corolla',
  'Dubai Airport Terminal 1',
  'Arrivals Hall, Airport Road',
  '+971 4 224 5192',
  '07:15–21:45',
  'Abu Dhabi Downtown',
  '12 Corniche Street',
  '+971 2 555 0100',
  '2027',
  '10:00',
  '09:30',
  'Layla Haddad',
  '+44 7700 900123',
  'EK 203',
  'Visa •••• 4242',
  '1 ×',
  'Super cover',
]

test('a confirmation says everything a driver needs, in English', () => {
  const mail = bookingConfirmedMail(sampleBooking(), setting('en'))
  expect(mail.subject).toBe('Your car in Dubai is confirmed: KMRTW7XYZ2')
  expectFacts(mail, [
    ...NUMBERS_AND_NAMES,
    'or similar',
    '1 × Child seat',
    'Full protection',
    'Car rental',
    'Monday, 1 March 2027 at 10:00 (local time)',
    'Friday, 5 March 2027 at 09:30 (local time)',
    'Open 24 hours',
    'Desk in the terminal',
    '1000 km included',
    '€0.25',
    'Full to full',
    'One-way fee',
    '€40.00',
    '€421.50',
    '€123.45',
    '€298.05',
    'Deposit, held and returned',
    '€300.00',
    '€1,100.00',
    '€150.50',
    'Free of charge until Saturday, 27 February 2027 at 10:00',
    'A credit card in the name of Layla Haddad',
    'Passport or identity card',
    'driving licence of Layla Haddad',
  ])
})

test('a confirmation says the same in Arabic, right to left', () => {
  const mail = bookingConfirmedMail(sampleBooking(), setting('ar'))
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail.subject).toContain('تأكَّد حجز سيارتك')
  expectFacts(mail, [
    ...NUMBERS_AND_NAMES,
    'أو ما يماثلها',
    '1 × مقعد طفل',
    'حماية كاملة',
    'استئجار السيارة',
    'رسوم الإعادة في موقع آخر',
    'الاثنين، 1 مارس 2027',
    'مفتوح 24 ساعة',
    'تُستلم ممتلئة وتُعاد ممتلئة',
    '421.50',
    '123.45',
    '298.05',
    '300.00',
    '1,100.00',
    '150.50',
    'السبت، 27 فبراير 2027',
    'بطاقة ائتمان باسم Layla Haddad',
  ])
})

test.for(LANGUAGES)('a confirmation in %s links to its booking and carries the calendar file', (language) => {
  const mail = bookingConfirmedMail(sampleBooking(), setting(language))
  const link = `https://rihla.example/${language}/booking/KMRTW7XYZ2`
  expect(mail.html).toContain(`href="${link}"`)
  expect(mail.text).toContain(link)
  expect(mail.attachments).toMatchObject([
    { filename: 'KMRTW7XYZ2.ics', contentType: 'text/calendar; charset=utf-8' },
  ])
})

test('inside Arabic a phone number, a Latin name and a card keep their own order', () => {
  const { html, text } = bookingConfirmedMail(sampleBooking(), setting('ar'))
  expect(html).toContain('<bdi dir="ltr">+971 4 224 5192</bdi>')
  expect(html).toContain('<bdi dir="rtl">Toyota Corolla أو ما يماثلها</bdi>')
  expect(text).toContain('\u2066+971 4 224 5192\u2069')
  expect(text).toContain('\u2066Visa •••• 4242\u2069')
})

test('three decimals are never shown, nor fewer than two', () => {
  const kwd = (amount: number) => ({ amount, currency: 'KWD' })
  const booking = sampleBooking()
  const price = { ...booking.price, total: kwd(1_205), pay_now: kwd(5), pay_at_desk: kwd(1_200) }
  for (const language of LANGUAGES) {
    const mail = bookingConfirmedMail(sampleBooking({ price }), setting(language))
    expectFacts(mail, ['12.05', '0.05', '12.00'])
    expect(mail.text).not.toMatch(/\d\.\d{3}\b/)
  }
})

test.for(LANGUAGES)('no mail in %s leaves a place unfilled or a word untranslated', (language) => {
  for (const mail of everyMail(sampleBooking(), language)) {
    expect(mail.subject + mail.html + mail.text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
    if (language === 'ar') expect(mail.html).toContain('dir="rtl"')
  }
})

test('both languages fill the same places', () => {
  const placesIn = (words: string) => words.match(/\{\w+\}/g)?.toSorted() ?? []
  for (const [key, words] of Object.entries(ENGLISH))
    expect([key, placesIn(ARABIC[key as keyof typeof ENGLISH])]).toEqual([key, placesIn(words)])
})

test.for(LANGUAGES)('what a traveller or supplier typed is never markup in %s', (language) => {
  const hostile = `<img src=x onerror=alert(1)>"'&`
  const booking = sampleBooking()
  const { driver, offer } = booking
  if (!driver) throw new Error('the sample has a driver')
  const typed = sampleBooking({
    driver: { ...driver, first_name: hostile },
    supplier_reference: hostile,
    offer: {
      ...offer,
      vehicle: { ...offer.vehicle, name: hostile },
      pickup: { ...offer.pickup, name: hostile, city: hostile },
    },
  })
  for (const mail of everyMail(typed, language)) {
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  }
})

test('a booking paid at the desk says that nothing is paid yet', () => {
  const booking = sampleBooking()
  const price = {
    ...booking.price,
    pay_now: { amount: 0, currency: 'EUR' },
    pay_at_desk: booking.price.total,
  }
  const mail = bookingConfirmedMail(
    sampleBooking({ price, payment_status: 'none', card: null }),
    setting('en'),
  )
  expect(mail.text).toContain('Paid: Nothing')
  expect(mail.text).toContain('Due at the desk: €421.50')
})

test.for([
  ['a non-refundable plan', { non_refundable: true, free_until: null }, 'Non-refundable'],
  ['a plan that is no longer free', { non_refundable: false, free_until: null }, 'up to the whole price'],
] as const)('cancelling %s is told as it is', ([, cancellation, words]) => {
  const { offer } = sampleBooking()
  expectFacts(bookingConfirmedMail(sampleBooking({ offer: { ...offer, cancellation } }), setting('en')), [
    words,
  ])
})

test('a deposit nobody stated is not shown as zero, and no credit card is asked for where none is needed', () => {
  const { offer } = sampleBooking()
  const payment = { ...offer.payment, credit_card_required: false }
  const mail = bookingConfirmedMail(
    sampleBooking({ offer: { ...offer, deposit: null, payment } }),
    setting('en'),
  )
  expect(mail.text).toContain('Deposit, held and returned: The supplier does not state it')
  expectFacts(mail, ['a credit card is not required'])
})

test.for([
  [
    'en',
    'Excess refund',
    'The desk still takes its deposit',
    'Go to the desk of',
    'Excess with your protection',
  ],
  [
    'ar',
    'استرداد مبلغ التحمّل',
    'يأخذ المكتب مبلغ الضمان كالمعتاد',
    'توجّه إلى مكتب',
    'مبلغ التحمّل مع الحماية',
  ],
] as const)(
  'in %s an excess refund is told as what it is, and a broker’s car by its desk',
  ([language, name, note, desk, lowered]) => {
    const { offer, protection } = sampleBooking()
    const booking = sampleBooking({
      offer: { ...offer, supplier: { ...offer.supplier, desk_brand: 'Goldcar' } },
      protection: protection && { ...protection, kind: 'excess_refund', paid: 'now' },
    })
    const mail = bookingConfirmedMail(booking, setting(language))
    expectFacts(mail, [name, note, desk, 'Goldcar'])
    for (const reading of readings(mail)) expect(reading).not.toContain(lowered)
  },
)

test('a cancellation names refund and fee', () => {
  const refund = { amount: { amount: 10_000, currency: 'EUR' }, fee: { amount: 2_345, currency: 'EUR' } }
  const cancelled = sampleBooking({ status: 'cancelled', payment_status: 'refund_pending', refund })
  expectFacts(bookingCancelledMail(cancelled, setting('en')), [
    'KMRTW7XYZ2',
    '€100.00',
    '€23.45',
    'Visa •••• 4242',
  ])
  expectFacts(bookingCancelledMail(cancelled, setting('ar')), [
    'KMRTW7XYZ2',
    '100.00',
    '23.45',
    'رسوم الإلغاء',
  ])
})

test('a cancellation of what was never charged says so', () => {
  const nothing = { amount: 0, currency: 'EUR' }
  const refund = { amount: nothing, fee: nothing }
  const atDesk = sampleBooking({ status: 'cancelled', payment_status: 'none', card: null, refund })
  expectFacts(bookingCancelledMail(atDesk, setting('en')), ['Nothing was charged'])
  const held = sampleBooking({ status: 'cancelled', payment_status: 'released', refund })
  expectFacts(bookingCancelledMail(held, setting('en')), ['hold on your card Visa •••• 4242 is released'])
})

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

test.for([
  ['none', 'You have not been charged.'],
  ['declined', 'You have not been charged.'],
  ['authorised', 'we are releasing the hold of €123.45'],
  ['released', 'the hold of €123.45 on your card Visa •••• 4242 is released'],
  ['paid', '€123.45 goes back to your card'],
] as const)('a failed booking whose payment is %s says what became of the money', ([paid, words]) => {
  const failed = sampleBooking({ status: 'failed', payment_status: paid, supplier_reference: null })
  expectFacts(bookingFailedMail(failed, setting('en')), [words])
})

test.for(LANGUAGES)('the references of upcoming bookings are all there in %s', (language) => {
  const bookings = [sampleBooking(), sampleBooking({ reference: 'ZZZZZ22222', status: 'awaiting_supplier' })]
  const mail = bookingReferencesMail(bookings, setting(language))
  expectFacts(mail, ['KMRTW7XYZ2', 'ZZZZZ22222', 'Dubai Airport Terminal 1'])
  expect(mail.html).toContain(`href="https://rihla.example/${language}/manage-booking"`)
})

test.for([
  ['en', 'Coupon WELCOME10', '-€5.00'],
  ['ar', 'كوبون الخصم WELCOME10', '5.00'],
] as const)('the price of a mail has the line of its coupon, in %s', ([language, line, amount]) => {
  const booking = sampleBooking()
  const coupon = { kind: 'coupon' as const, label: 'WELCOME10', amount: { amount: -500, currency: 'EUR' } }
  const price = { ...booking.price, lines: [...booking.price.lines, coupon] }
  expectFacts(bookingConfirmedMail(sampleBooking({ price }), setting(language)), [line, amount])
})
