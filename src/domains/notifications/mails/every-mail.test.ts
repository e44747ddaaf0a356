import { expect, test } from 'vitest'
import { type Booking, BookingContract } from '#domains/rentals/bookings/booking.contract.ts'
import { REFUND_CAUSES } from '#domains/rentals/bookings/paid-back.contract.ts'
import type { NewsletterNotification } from '#domains/enquiries/newsletter/newsletter-notification.ts'
import type { CouponDiscount } from '#domains/coupons/public.ts'
import { TRIP_SMS } from '#domains/trips/journey/trip-notice.ts'
import { LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import { setting } from '#testing/builders/mails.ts'
import {
  bookingAwaitingSupplierMail,
  bookingCancelledMail,
  bookingChangedMail,
  bookingConfirmedMail,
  bookingFailedMail,
  bookingReferencesMail,
  bookingUnchangedMail,
  bookingUnpaidMail,
  paidBackMail,
  refundFailedMail,
} from './booking-mails.ts'
import { accountMail } from './account-mails.ts'
import { ACCOUNT_TEXTS } from './account-mails.ts'
import { confirmDriverMail, formerAddressMail } from './driver-mails.ts'
import {
  enquiryAnsweredMail,
  enquiryReceivedMail,
  priceDeclinedMail,
  priceOfferMail,
} from './enquiry-mails.ts'
import { ENQUIRY_TEXTS } from './enquiry-mails.ts'
import { SECOND_STEP_TEXTS } from './account-mails.ts'
import type { ComposedMail } from '../mail.ts'
import { tripCodeMail, tripCodeSms } from '../sms/trip-code.ts'
import { TRIP_SMS_TEXTS, tripSms } from '../sms/trip-sms.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { partnerMail } from './partner-mails.ts'
import { priceMail } from './price-mails.ts'
import { rewardMail } from './reward-mail.ts'
import { SELF_DRIVE_TEXTS, TRIP_MAIL_LABELS, TRIP_NOTICE_MESSAGES } from './trip-mail-texts.ts'
import { tripMail } from './trip-mails.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { codesIn } from '#testing/suite/codes.ts'
import { SAMPLE_PARTNER_NOTIFICATIONS } from '../samples/sample-partner-notifications.ts'
import { samplePriceNotifications } from '../samples/sample-price-notifications.ts'
import { sampleBooking } from '../samples/sample-booking.ts'
import { sampleNotice } from '../samples/sample-notice.ts'

type AccountNotification = Parameters<typeof accountMail>[0]
const ALL_ACCOUNT_NOTIFICATIONS = Object.keys({
  ...ACCOUNT_TEXTS.en,
  ...SECOND_STEP_TEXTS.en,
}) as AccountNotification[]

type EnquiryKind = keyof (typeof ENQUIRY_TEXTS)['en']['received']['text']
const ENQUIRY_KINDS = Object.keys(ENQUIRY_TEXTS.en.received.text) as EnquiryKind[]
type QuotedField = keyof (typeof ENQUIRY_TEXTS)['en']['fields']
const QUOTED_FIELDS = Object.keys(ENQUIRY_TEXTS.en.fields) as QuotedField[]

/** The mails about enquiries, with a text in every place where a sender types one. */
const enquiryMails = (entered: string, language: Language): ComposedMail[] => [
  ...ENQUIRY_KINDS.map((kind) => {
    const quoted = QUOTED_FIELDS.map((field) => ({ field, text: entered }))
    const written = { name: entered, quoted, message: `${entered}\n${entered}` }
    const enquiry = { kind, number: 'E-4821-0937', written }
    return enquiryReceivedMail(enquiry, setting(language))
  }),
  enquiryAnsweredMail(
    {
      number: 'E-4821-0937',
      answer: `${entered}\n\n${entered}`,
      written: { name: entered, message: entered },
    },
    setting(language),
  ),
  priceDeclinedMail({ number: 'E-4821-0937', reason: `${entered}\n${entered}` }, setting(language)),
]

type TripNoticeKind = Parameters<typeof tripMail>[0]
const TRIP_NOTICE_KINDS = Object.keys(TRIP_NOTICE_MESSAGES.en) as TripNoticeKind[]
const OF_THE_END: ReadonlySet<TripNoticeKind> = new Set(['cancelled', 'no_show'])

/** The mails about trips, with a text in every place where somebody types one. */
const tripMails = (entered: string, language: Language, isSelfDrive: boolean): ComposedMail[] => {
  const billed = sampleNotice(entered, language, isSelfDrive)
  return [{ ...billed, bill: null }, billed].flatMap((notice) =>
    TRIP_NOTICE_KINDS.map((notification) => {
      const cancelled = OF_THE_END.has(notification) ? notice.cancelled : null
      return tripMail(notification, { ...notice, cancelled }, setting(language))
    }),
  )
}

const NEWSLETTER_AT = Temporal.Instant.from('2026-12-01T09:00:00Z')
const LINKS = {
  at: NEWSLETTER_AT,
  page: '/newsletter/leave?secret=s',
  oneClick: '/api/newsletter/leave?secret=s',
}
const NEWSLETTER_NOTIFICATIONS: readonly NewsletterNotification[] = [
  { kind: 'confirm', at: NEWSLETTER_AT, page: '/newsletter/confirm?secret=s' },
  { kind: 'subscribed', ...LINKS },
  { kind: 'already', ...LINKS },
]
const SENDER = { name: 'Rihla Mobility', lines: ['12 Harbour Road'] }

/** Mails in which stands nothing that a person typed. */
const untypedMails = (language: Language): ComposedMail[] => [
  tripCodeMail('123456', setting(language)),
  priceOfferMail(
    {
      number: 'E-4821-0937',
      total: { amount: 45_600, currency: 'AED' },
      pickUp: '2027-01-15T09:30',
      expires: '2026-12-02T09:00',
      link: 'https://rihla.example/widget/page?offer=x',
    },
    setting(language),
  ),
  ...SAMPLE_PARTNER_NOTIFICATIONS.map((notification) => partnerMail(notification, setting(language))),
  ...samplePriceNotifications().map((notification) => priceMail(notification, setting(language))),
  ...NEWSLETTER_NOTIFICATIONS.map((notification) => newsletterMail(notification, SENDER, setting(language))),
]

const rewardMails = (name: string, language: Language): ComposedMail[] =>
  (
    [
      { kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } },
      { kind: 'percent', basisPoints: 1000, most: null },
    ] satisfies CouponDiscount[]
  ).map((takes) =>
    rewardMail(
      { name, code: 'THANKS7QK2', takes, validUntil: Temporal.Instant.from('2027-06-01T09:00:00Z') },
      setting(language),
    ),
  )

const mailsWithInput = (booking: Booking, language: Language): ComposedMail[] => [
  bookingConfirmedMail(booking, setting(language)),
  bookingCancelledMail(booking, setting(language)),
  bookingChangedMail(booking, setting(language)),
  bookingUnchangedMail(booking, setting(language)),
  bookingAwaitingSupplierMail(booking, setting(language)),
  bookingFailedMail(booking, setting(language)),
  bookingUnpaidMail(booking, setting(language)),
  refundFailedMail(booking, setting(language)),
  ...REFUND_CAUSES.map((cause) =>
    paidBackMail(booking, setting(language), { amount: 5000, currency: 'EUR' }, cause),
  ),
  bookingReferencesMail([booking], setting(language)),
  formerAddressMail(booking, setting(language)),
  ...(booking.driver
    ? [confirmDriverMail(booking, { driver: booking.driver, secret: 's'.repeat(43) }, setting(language))]
    : []),
  ...[false, true].flatMap((isSelfDrive) =>
    tripMails(booking.driver?.first_name ?? '', language, isSelfDrive),
  ),
  ...enquiryMails(booking.driver?.first_name ?? '', language),
  ...rewardMails(booking.driver?.first_name ?? '', language),
  ...ALL_ACCOUNT_NOTIFICATIONS.map((notification) =>
    accountMail(
      notification,
      { name: booking.driver?.first_name ?? '', page: '/account' },
      setting(language),
    ),
  ),
]

const everyMail = (booking: Booking, language: Language): ComposedMail[] => [
  ...mailsWithInput(booking, language),
  ...untypedMails(language),
]

test('the sample is a booking of the contract', () => {
  expect(BookingContract.safeParse(sampleBooking()).error).toBeUndefined()
})

test.for(LANGUAGE_CODES)('no mail in %s leaves a place unfilled or a word untranslated', (language) => {
  for (const mail of everyMail(sampleBooking(), language)) {
    expect(mail.subject + mail.html + mail.text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
    if (language === 'ar') expect(mail.html).toContain('dir="rtl"')
  }
})

test('no sentence in Arabic ends with an amount, whose currency may end with a full stop of its own', () => {
  const bookings = readTexts('domains/notifications', 'booking-mails').ar
  const words = [
    bookings,
    TRIP_NOTICE_MESSAGES.ar,
    TRIP_MAIL_LABELS.ar,
    SELF_DRIVE_TEXTS.ar,
    TRIP_SMS_TEXTS.ar,
  ]
  expect(JSON.stringify(words)).not.toMatch(/\{(amount|paid|total|fee|refund)\}\./)
})

test.for(LANGUAGE_CODES)('what a traveller or supplier typed is never markup in %s', (language) => {
  const hostile = `<img src=x onerror=alert(1)>"'&`
  const booking = sampleBooking()
  const { driver, offer } = booking
  if (!driver) throw new Error('the sample has a driver')
  const entered = sampleBooking({
    driver: { ...driver, first_name: hostile },
    supplier_reference: hostile,
    offer: {
      ...offer,
      vehicle: { ...offer.vehicle, name: hostile },
      pickup: { ...offer.pickup, name: hostile, city: hostile },
    },
  })
  for (const mail of mailsWithInput(entered, language)) {
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;')
  }
})

/** The text messages about trips, and the one with a code. */
const everySms = (language: Language, isSelfDrive: boolean): string[] => [
  tripCodeSms('123456', setting(language)),
  ...TRIP_SMS.map((notification) =>
    tripSms(notification, sampleNotice('Innova', language, isSelfDrive), setting(language)),
  ),
]

const SETTINGS = LANGUAGE_CODES.flatMap((language) =>
  [false, true].map((isSelfDrive) => ({ language, isSelfDrive, by: isSelfDrive ? 'self-drive' : 'driver' })),
)

test.for(SETTINGS)(
  'no text message in $language leaves a place unfilled, by $by',
  ({ language, isSelfDrive }) => {
    for (const text of everySms(language, isSelfDrive)) expect(text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
  },
)

test.for(LANGUAGE_CODES)('no mail and no text message in %s shows a code of ours', (language) => {
  for (const { subject, text } of everyMail(sampleBooking(), language))
    expect(codesIn(subject + text)).toEqual([])
  for (const text of [...everySms(language, false), ...everySms(language, true)])
    expect(codesIn(text)).toEqual([])
})

/** What is said of a trip with a driver: none of it holds of a car that is collected. */
const WITH_A_DRIVER =
  /\b[Tt]rips?\b|your driver|pick you up|[Pp]ick-up|could not find you|[Tt]o the driver|travelling with us|رحلت|الرحلة|السائق|لاصطحابك|العثور عليك|لسفرك/

test.for(LANGUAGE_CODES)('a self-driven car is written about in words of its own, in %s', (language) => {
  const mails = tripMails('Layla', language, true).map(({ subject, text }) => subject + text)
  for (const mailText of [...mails, ...everySms(language, true)])
    expect(mailText.replaceAll(/https?:\S+/g, '')).not.toMatch(WITH_A_DRIVER)
})

test.for([
  {
    language: 'en',
    facts: ['Collection point: Our desk in Bengaluru', 'held at the desk', 'at least 21 years old'],
  },
  { language: 'ar', facts: ['موقع الاستلام', 'مكتبنا في', 'يُحجز في مكتب التأجير', '21 سنة'] },
] as const)('a booked car says in $language where it is collected, its deposit, and what to bring', (one) => {
  const [booked] = tripMails('Layla', one.language, true)
  for (const fact of [...one.facts, '2,520.00']) expect(booked?.text).toContain(fact)
})

test('a mail about a trip says the way, its times, the payment, the terms, and has one link', () => {
  for (const { text, html } of tripMails('MG Road', 'en', false)) {
    for (const fact of ['MG Road', 'Monday, 1 March 2027 at 10:00, local time', 'EK 512'])
      expect(text).toContain(fact)
    expect(text).toMatch(/Payment: By card|To the card you paid with/)
    expect(html.match(/<a href="https?:/g)).toHaveLength(1)
  }
})

test('who is picked up calls the driver by a touch, and is told to when the two do not find each other', () => {
  const notice = sampleNotice('MG Road', 'en', false)
  const { html, text } = tripMail('assigned', notice, setting('en'))
  expect(html).toContain('<a href="tel:+919876543210"')
  expect(text).toContain('call the driver')
  expect(tripMail('assigned', { ...notice, driver: null }, setting('en')).text).not.toContain(
    'call the driver',
  )
})

test.for([
  { by: 'card', fee: 0, mailText: ['Charged: ₹0.00', 'Refunded: ₹2,520.00\n  To the card you paid with'] },
  { by: 'wallet', fee: 100, mailText: ['Charged: ₹1.00', 'To your company’s wallet'] },
  { by: 'driver', fee: 0, mailText: ['Charged: ₹0.00'] },
] as const)(
  'what calling a trip off costs is said, and where the money goes: by $by',
  ({ by, fee, mailText }) => {
    const notice = sampleNotice('MG Road', 'en', false)
    const { refund } = notice.cancelled!
    const cancelled = { fee: { ...refund, amount: fee }, refund, reason: null }
    const mail = tripMail(
      'cancelled',
      { ...notice, cancelled, payment: { ...notice.payment, by } },
      setting('en'),
    )
    for (const fact of mailText) expect(mail.text).toContain(fact)
  },
)

test('a bill says once what is paid, and a credit note is not numbered as a bill', () => {
  const notice = sampleNotice('MG Road', 'en', false)
  expect(tripMail('billed', notice, setting('en')).text.match(/^Paid: /gm)).toHaveLength(1)
  const credited = tripMail('credited', { ...notice, bill: null }, setting('ar')).text
  expect(credited).toMatch(/الرقم: .*TRIP-CN-2027-000001/)
  expect(credited).toMatch(/الفاتورة: .*TRIP-2027-000001/)
})

test.for([
  {
    by: 'card',
    isSelfDrive: false,
    mailText: ['To the card you paid with', 'Still due: ₹25.20\n  To your driver'],
  },
  { by: 'wallet', isSelfDrive: false, mailText: ['To your company’s wallet'] },
  { by: 'driver', isSelfDrive: true, mailText: ['Still due: ₹25.20\n  At our desk'] },
] as const)(
  'a bill says what comes back, and to whom the rest is paid: by $by',
  ({ by, isSelfDrive, mailText }) => {
    const notice = sampleNotice('MG Road', 'en', isSelfDrive)
    const some = { amount: 2520, currency: 'INR' }
    const { text } = tripMail(
      'billed',
      {
        ...notice,
        cancelled: null,
        payment: { by, payUntil: null },
        money: { ...notice.money, due: some },
        returned: by === 'driver' ? notice.returned : some,
      },
      setting('en'),
    )
    for (const fact of mailText) expect(text).toContain(fact)
    expect(text.includes('Refunded: ₹25.20')).toBe(by !== 'driver')
    // The driver or the desk has been paid, or is named beside what is due.
    expect(text.includes('Payment: ')).toBe(by !== 'driver')
  },
)

test.for(['credited', 'cancelled', 'no_show'] as const)(
  'once a trip is %s its quote is not called its total',
  (notification) => {
    const notice = { ...sampleNotice('MG Road', 'en', false), bill: null }
    const { text } = tripMail(notification, notice, setting('en'))
    expect(text).toContain('Quoted: ₹2,520.00')
    expect(text.match(/^Total: /gm) ?? []).toHaveLength(notification === 'credited' ? 1 : 0)
  },
)

test('stops on the way have a line each, those of a shuttle with their times', () => {
  const notice = sampleNotice('MG Road', 'ar', false)
  const stops = [
    { name: 'رامانغارا', time: null },
    { name: 'مانديا', time: '12:30' },
  ]
  const { text } = tripMail('booked', { ...notice, route: { ...notice.route, stops } }, setting('ar'))
  expect(text).toMatch(/المحطات: \u2067رامانغارا\u2069\n {2}\u206712:30 · /)
})

test('who approves of a trip is led to where they decide, and not told what cancelling costs its traveller', () => {
  const notice = { ...sampleNotice('MG Road', 'en', false), bill: null }
  expect(tripMail('approved', notice, setting('en')).text).toContain('If you cancel')
  const link = 'https://rihla.example/widget/page?corp=indus&trip=1'
  const { text } = tripMail('to_approve', { ...notice, linkTarget: 'approval', link }, setting('en'))
  expect(text).not.toContain('If you cancel')
  expect(text).toContain(`Review and decide:\n${link}`)
})

test('the desk of a self-driven car is called by a touch', () => {
  const { html } = tripMail('booked', sampleNotice('Layla', 'en', true), setting('en'))
  expect(html).toContain('<a href="tel:+918022221111"')
})

test('a mail names an extra and a protection in its own language', () => {
  const { text } = bookingConfirmedMail(sampleBooking(), setting('ar'))
  expect(text).toMatch(/مقعد طفل: .*20\.00/)
})
