import { expect, test } from 'vitest'
import { type Booking, BookingContract } from '#domains/rentals/bookings/booking.contract.ts'
import { langIdOf, type Language } from '#kernel/locale.ts'
import { MAIL_LANGUAGES, setting } from '#testing/builders/mails.ts'
import {
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
import { accountMail } from './account-mails.ts'
import { ACCOUNT_WORDS } from './account-words.ts'
import { confirmDriverMail, formerAddressMail } from './driver-mails.ts'
import { enquiryAnsweredMail, enquiryReceivedMail } from './enquiry-mails.ts'
import { ENQUIRY_WORDS } from './enquiry-words.ts'
import { SECOND_STEP_WORDS } from './second-step-words.ts'
import type { ComposedMail } from '../mail.ts'
import { TRIP_CODE_WORDS, tripCodeMail } from '../sms/trip-code.ts'
import { tripMail } from './trip-mails.ts'
import { TRIP_WORDS } from './trip-words.ts'
import { ARABIC } from './mail-words.ar.ts'
import { ENGLISH } from './mail-words.en.ts'
import { sampleBooking } from '#testing/builders/rentals/sample-booking.ts'

type AccountNews = Parameters<typeof accountMail>[0]
const ACCOUNT_NEWS = Object.keys({ ...ACCOUNT_WORDS.en, ...SECOND_STEP_WORDS.en }) as AccountNews[]

type EnquiryKind = keyof (typeof ENQUIRY_WORDS)['en']['received']['text']
const ENQUIRY_KINDS = Object.keys(ENQUIRY_WORDS.en.received.text) as EnquiryKind[]
type QuotedField = keyof (typeof ENQUIRY_WORDS)['en']['fields']
const QUOTED_FIELDS = Object.keys(ENQUIRY_WORDS.en.fields) as QuotedField[]

/** The mails about enquiries, with a text in every place where a sender types one. */
const enquiryMails = (typed: string, language: Language): ComposedMail[] => [
  ...ENQUIRY_KINDS.map((kind) => {
    const quoted = QUOTED_FIELDS.map((field) => ({ field, text: typed }))
    const written = { name: typed, quoted, message: `${typed}\n${typed}` }
    const enquiry = { kind, number: 'E-4821-0937', written }
    return enquiryReceivedMail(enquiry, setting(language))
  }),
  enquiryAnsweredMail(
    { name: typed, number: 'E-4821-0937', answer: `${typed}\n\n${typed}`, message: typed },
    setting(language),
  ),
]

type TripNews = Parameters<typeof tripMail>[0]
const TRIP_NEWS = Object.keys(TRIP_WORDS.en.news) as TripNews[]

/** The mails about trips, with a text in every place where somebody types one. */
const tripMails = (typed: string, language: Language, isSelfDrive: boolean): ComposedMail[] => {
  const total = { amount: 252_000, currency: 'INR' }
  const line = { quantity: null, unit: null, rate: null, amount: total, rule: 'package', inputs: {} }
  const notice = {
    recipient: 'layla@example.com',
    langId: langIdOf(language),
    name: typed,
    traveller: typed,
    reference: 'ABCDEFGHJK',
    city: 'Bengaluru',
    start: '2027-03-01T10:00',
    end: '2027-03-01T18:00',
    way: { from: typed, to: typed, flight: 'EK 512' },
    isSelfDrive,
    deposit: total,
    payment: { by: 'card' as const, paid: total, payUntil: '2027-02-01T10:30' },
    cancelling: [
      { until: '2027-02-28T10:00', fee: { ...total, amount: 0 } },
      { until: '2027-03-01T10:00', fee: total },
      { until: null, fee: total },
    ],
    link: 'https://rihla.example/en/trip-payment/ABCDEFGHJK?token=t',
    vehicleType: 'Sedan',
    total,
    vehicle: { plate: 'KA 01 AB 1234', make: typed, model: 'Innova', color: 'white' },
    driver: isSelfDrive ? null : { name: typed, phone: { countryCode: '+91', phone: '9876543210' } },
    cancelled: { fee: total, refund: total, reason: typed },
    bill: {
      number: 'TRIP-2027-000001',
      fare: {
        lines: [{ kind: 'package', label: typed, ...line }],
        total,
        included: { km: 80, minutes: 480 },
        beyond: { km: null, hour: null, waiting_minute: null },
        deposit: null,
        rate_card: null,
      },
    },
    credit: { number: 'TRIP-CN-2027-000001', bill: 'TRIP-2027-000001', total },
    money: { quoted: total, billed: total, paid: total, due: total },
  }
  return TRIP_NEWS.map((news) => tripMail(news, notice, setting(language)))
}

const everyMail = (booking: Booking, language: Language): ComposedMail[] => [
  bookingConfirmedMail(booking, setting(language)),
  bookingCancelledMail(booking, setting(language)),
  bookingChangedMail(booking, setting(language)),
  bookingUnchangedMail(booking, setting(language)),
  bookingAwaitingSupplierMail(booking, setting(language)),
  bookingFailedMail(booking, setting(language)),
  bookingUnpaidMail(booking, setting(language)),
  refundFailedMail(booking, setting(language)),
  bookingReferencesMail([booking], setting(language)),
  formerAddressMail(booking, setting(language)),
  ...(booking.driver
    ? [confirmDriverMail(booking, { driver: booking.driver, secret: 's'.repeat(43) }, setting(language))]
    : []),
  tripCodeMail('123456', setting(language)),
  ...[false, true].flatMap((isSelfDrive) =>
    tripMails(booking.driver?.first_name ?? '', language, isSelfDrive),
  ),
  ...enquiryMails(booking.driver?.first_name ?? '', language),
  ...ACCOUNT_NEWS.map((news) =>
    accountMail(news, { name: booking.driver?.first_name ?? '', page: '/account' }, setting(language)),
  ),
]

test('the sample is a booking of the contract', () => {
  expect(BookingContract.safeParse(sampleBooking()).error).toBeUndefined()
})

test.for(MAIL_LANGUAGES)('no mail in %s leaves a place unfilled or a word untranslated', (language) => {
  for (const mail of everyMail(sampleBooking(), language)) {
    expect(mail.subject + mail.html + mail.text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
    if (language === 'ar') expect(mail.html).toContain('dir="rtl"')
  }
})

test('both languages fill the same places', () => {
  const placesIn = (words: string) => words.match(/\{\w+\}/g)?.toSorted() ?? []
  const placesOf = (words: object) =>
    Object.entries(words).map(([key, text]) => [key, placesIn(JSON.stringify(text))])
  for (const [english, arabic] of [
    [ENGLISH, ARABIC],
    [ACCOUNT_WORDS.en, ACCOUNT_WORDS.ar],
    [SECOND_STEP_WORDS.en, SECOND_STEP_WORDS.ar],
    [ENQUIRY_WORDS.en, ENQUIRY_WORDS.ar],
    [TRIP_CODE_WORDS.en, TRIP_CODE_WORDS.ar],
    [ENQUIRY_WORDS.en.received.text, ENQUIRY_WORDS.ar.received.text],
    [TRIP_WORDS.en.news, TRIP_WORDS.ar.news],
  ] as const)
    expect(placesOf(arabic)).toEqual(expect.arrayContaining(placesOf(english)))
})

test.for(MAIL_LANGUAGES)('what a traveller or supplier typed is never markup in %s', (language) => {
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
    // Nobody typed anything of what a code's mail says.
    if (mail.subject.includes('123456')) continue
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  }
})

/** Codes of ours: words with an underscore, that stand in no language. */
const CODE = /(?<![\w/?=#.-])[a-z]+(?:_[a-z]+)+(?![\w/=-])/

test.for(MAIL_LANGUAGES)('no mail in %s shows a code of ours', (language) => {
  for (const { subject, text } of everyMail(sampleBooking(), language))
    expect(subject + text).not.toMatch(CODE)
})

test.for(MAIL_LANGUAGES)('a self-driven car is mailed about in words of its own, in %s', (language) => {
  for (const { subject, text } of tripMails('Layla', language, true))
    expect(subject + text).not.toMatch(
      /driver is known|pick you up|did not meet you|To the driver|السائق|لاصطحابك|لم نلتقِ/,
    )
})

test('a mail about a trip says the way, its times, the payment, the terms, and has one link', () => {
  for (const { text, html } of tripMails('MG Road', 'en', false)) {
    for (const fact of ['MG Road', 'Monday, 1 March 2027 at 10:00, local time', 'EK 512', 'Payment: By card'])
      expect(text).toContain(fact)
    expect(html.match(/<a /g)).toHaveLength(1)
  }
})
