import { expect, test } from 'vitest'
import { expectDetails, MAIL_LANGUAGES, readings, setting } from '#testing/builders/mails.ts'
import { voucherSheet } from './voucher-sheet.ts'
import { changedMail } from './changed-mail.ts'
import { confirmedMail } from './confirmed-mail.ts'
import { sampleBooking } from './sample-booking.ts'

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
  'Super cover',
]

test('a confirmation says everything a driver needs, in English', () => {
  const mail = confirmedMail(sampleBooking(), setting('en'))
  expect(mail.subject).toBe('Your car in Dubai is confirmed: KMRTW7XYZ2')
  expectDetails(mail, [
    ...NUMBERS_AND_NAMES,
    'or similar',
    'Child seat',
    'Full protection',
    'Car hire',
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
    'Deposit (refundable)',
    '€300.00',
    '€1,100.00',
    '€150.50',
    'Free until Saturday, 27 February 2027 at 10:00',
    'A credit card in the name of Layla Haddad',
    'Passport or identity card',
    'driving licence of Layla Haddad',
  ])
})

test('a confirmation says how many of an extra are booked where they are several', () => {
  const booking = sampleBooking()
  const extras = booking.extras.map((booked) => ({ ...booked, quantity: 2 }))
  expectDetails(confirmedMail({ ...booking, extras }, setting('en')), ['2 × Child seat'])
  expect(confirmedMail(booking, setting('en')).text).not.toContain('×')
})

test('a confirmation says the same in Arabic, right to left', () => {
  const mail = confirmedMail(sampleBooking(), setting('ar'))
  expect(mail.html).toContain('<html lang="ar" dir="rtl">')
  expect(mail.subject).toContain('تم تأكيد حجز سيارتك')
  expectDetails(mail, [
    ...NUMBERS_AND_NAMES,
    'أو ما يماثلها',
    'مقعد طفل',
    'حماية كاملة',
    'إيجار السيارة',
    'رسوم التسليم في موقع آخر',
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

test.for(MAIL_LANGUAGES)(
  'a confirmation in %s links to its booking and carries the calendar file',
  (language) => {
    const mail = confirmedMail(sampleBooking(), setting(language))
    const link = `https://rihla.example/${language}/booking/KMRTW7XYZ2`
    expect(mail.html).toContain(`href="${link}"`)
    expect(mail.text).toContain(link)
    expect(mail.attachments).toMatchObject([
      { filename: 'KMRTW7XYZ2.ics', contentType: 'text/calendar; charset=utf-8' },
      { filename: 'KMRTW7XYZ2.pdf', contentType: 'application/pdf' },
    ])
  },
)

test('inside Arabic a phone number, a Latin name and a card keep their own order', () => {
  const { html, text } = confirmedMail(sampleBooking(), setting('ar'))
  expect(html).toContain('<bdi dir="ltr">+971 4 224 5192</bdi>')
  expect(html).toContain('<bdi dir="rtl">Toyota Corolla أو ما يماثلها</bdi>')
  expect(text).toContain('\u2066+971 4 224 5192\u2069')
  expect(text).toContain('\u2066Visa •••• 4242\u2069')
})

test('three decimals are never shown, nor fewer than two', () => {
  const kwd = (amount: number) => ({ amount, currency: 'KWD' })
  const booking = sampleBooking()
  const price = { ...booking.price, total: kwd(1_205), pay_now: kwd(5), pay_at_desk: kwd(1_200) }
  for (const language of MAIL_LANGUAGES) {
    const mail = confirmedMail(sampleBooking({ price }), setting(language))
    expectDetails(mail, ['12.05', '0.05', '12.00'])
    expect(mail.text).not.toMatch(/\d\.\d{3}\b/)
  }
})

test('a booking paid at the desk says that nothing is paid yet', () => {
  const booking = sampleBooking()
  const price = {
    ...booking.price,
    pay_now: { amount: 0, currency: 'EUR' },
    pay_at_desk: booking.price.total,
  }
  const mail = confirmedMail(sampleBooking({ price, payment_status: 'none', card: null }), setting('en'))
  expect(mail.text).toContain('Paid: Nothing')
  expect(mail.text).toContain('Due at the desk: €421.50')
})

test.for([
  ['a non-refundable plan', { non_refundable: true, free_until: null }, 'is non-refundable'],
  ['a plan that is no longer free', { non_refundable: false, free_until: null }, 'not refunded'],
] as const)('cancelling %s is told as it is', ([, cancellation, words]) => {
  const { offer } = sampleBooking()
  expectDetails(confirmedMail(sampleBooking({ offer: { ...offer, cancellation } }), setting('en')), [words])
})

test('a deposit nobody stated is not shown as zero, and no credit card is asked for where none is needed', () => {
  const { offer } = sampleBooking()
  const payment = { ...offer.payment, credit_card_required: false }
  const mail = confirmedMail(sampleBooking({ offer: { ...offer, deposit: null, payment } }), setting('en'))
  expect(mail.text).toContain('Deposit (refundable): Not stated by the supplier')
  expectDetails(mail, ['it does not have to be a credit card'])
})

test.for([
  [
    'en',
    'Excess refund',
    'The desk still takes its deposit',
    'Go to this desk',
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
    const mail = confirmedMail(booking, setting(language))
    expectDetails(mail, [name, note, desk, 'Goldcar'])
    for (const reading of readings(mail)) expect(reading).not.toContain(lowered)
  },
)

test.for([
  ['en', 'Coupon WELCOME10', '-€5.00'],
  ['ar', 'كوبون الخصم WELCOME10', '5.00'],
] as const)('the price of a mail has the line of its coupon, in %s', ([language, line, amount]) => {
  const booking = sampleBooking()
  const coupon = { kind: 'coupon' as const, label: 'WELCOME10', amount: { amount: -500, currency: 'EUR' } }
  const price = { ...booking.price, lines: [...booking.price.lines, coupon] }
  expectDetails(confirmedMail(sampleBooking({ price }), setting(language)), [line, amount])
})

const dirhams = (amount: number) => ({ amount, currency: 'AED' })

test.for(MAIL_LANGUAGES)('what is covered stands in the mail, in %s', (language) => {
  const words = {
    en: ['Covered and included', 'Third-party liability', 'Full protection (Super cover)'],
    ar: ['ما يشمله السعر', 'تأمين المسؤولية تجاه الغير', 'حماية كاملة (Super cover)'],
  }
  expectDetails(confirmedMail(sampleBooking(), setting(language)), words[language])
})

test.for(MAIL_LANGUAGES)(
  'the desk’s money is told in its own currency, and about how much that is, in %s',
  (language) => {
    const desk = {
      pay_at_desk: dirhams(119_220),
      deposit: dirhams(120_000),
      excess: dirhams(60_000),
      extra_km: null,
    }
    const { offer } = sampleBooking()
    const quoted = { ...offer, desk: { ...desk, excess: dirhams(440_000) } }
    const extras = sampleBooking().extras.map((booked) => ({
      ...booked,
      extra: { ...booked.extra, desk_price_for_rental: dirhams(8_000) },
    }))
    const mail = confirmedMail(sampleBooking({ desk, offer: quoted, extras }), setting(language))
    // Of an extra that the desk takes as well: charged in its currency, about as much in the other.
    expectDetails(mail, [language === 'en' ? 'AED 80.00 (about €20.00)' : '80.00'])
    for (const reading of readings(mail))
      for (const amount of ['1,192.20', '298.05', '1,200.00', '300.00', '4,400.00', '600.00'])
        expect(reading).toContain(amount)
    expectDetails(mail, [language === 'en' ? 'about €298.05' : 'نحو'])
  },
)

test('an Arabic mail has what a desk elsewhere can read, in English', () => {
  const { offer } = sampleBooking()
  const pickup = { ...offer.pickup, name: 'مطار دبي الدولي', name_en: 'Dubai Airport Terminal 1' }
  const mail = confirmedMail(sampleBooking({ offer: { ...offer, pickup } }), setting('ar'))
  expect(mail.html).toContain('<div lang="en" dir="ltr">')
  expectDetails(mail, [
    'For the rental desk',
    'Monday, 1 March 2027 at 10:00',
    'Dubai Airport Terminal 1, Arrivals Hall, Airport Road',
    'CDAR: Toyota Corolla or similar',
    'Third-party liability, Full protection (Super cover)',
  ])
  expect(mail.html).toContain('<bdi dir="ltr" lang="en">Arrivals Hall, Airport Road</bdi>')
  expect(confirmedMail(sampleBooking(), setting('en')).html).not.toContain('For the rental desk')
})

test.for([
  { moved: 291, language: 'en', sentence: 'you paid an extra €2.91 with your card Visa •••• 4242' },
  { moved: -438, language: 'en', sentence: 'we are refunding €4.38 to your card Visa •••• 4242' },
  { moved: 291, language: 'ar', sentence: 'خُصم فرق التعديل' },
  { moved: -438, language: 'ar', sentence: 'نعيد فرق التعديل' },
  { moved: 0, language: 'en', sentence: null },
] as const)('a change that moves $moved cents says so, in $language', ({ moved, language, sentence }) => {
  const mail = changedMail(sampleBooking(), setting(language), { amount: moved, currency: 'EUR' })
  if (sentence === null) expect(mail.text).not.toContain('For this change')
  else expect(mail.text).toContain(sentence)
})

test.for(MAIL_LANGUAGES)('the voucher in %s says all that the desk and the driver need', (language) => {
  const { driver } = sampleBooking()
  if (!driver) throw new Error('the sample has a driver')
  const names = { ...driver, first_name: 'ليلى', last_name: 'حداد' }
  const latin = { latin_first_name: 'Layla', latin_last_name: 'Haddad' }
  const sheet = voucherSheet(sampleBooking({ driver: { ...names, ...latin } }), setting(language))
  const text = JSON.stringify(sheet)
  for (const fact of [...NUMBERS_AND_NAMES, 'ليلى حداد', 'CDAR', `https://rihla.example/${language}/contact`])
    expect(text).toContain(fact)
  // The desk reads English, and Latin letters.
  expect(sheet.desk).toHaveLength(language === 'en' ? 0 : 1)
  expect(JSON.stringify(sheet.desk)).not.toMatch(/[\u0600-\u06FF]/)
})

test('a mail names an extra and a protection in its own language', () => {
  const { text } = confirmedMail(sampleBooking(), setting('ar'))
  expect(text).toMatch(/مقعد طفل: .*20\.00/)
})
