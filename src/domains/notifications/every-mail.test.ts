import { expect, test } from 'vitest'
import { ACCOUNT_NOTIFICATIONS, accountMail } from '#domains/accounts/mails/account-mail.ts'
import { rewardMail } from '#domains/accounts/mails/reward-mail.ts'
import { answeredMail } from '#domains/enquiries/mails/answered-mail.ts'
import { ENQUIRY_TEXTS } from '#domains/enquiries/mails/enquiry-mail-texts.ts'
import { priceDeclinedMail } from '#domains/enquiries/mails/price-declined-mail.ts'
import { priceOfferMail } from '#domains/enquiries/mails/price-offer-mail.ts'
import { receivedMail } from '#domains/enquiries/mails/received-mail.ts'
import { tripCodeSms } from '#domains/identity/mails/trip-code.ts'
import type { ComposedMail } from '#domains/outgoing/public.ts'
import { type Booking, BookingContract } from '#domains/rentals/bookings/booking.contract.ts'
import { REFUND_CAUSES } from '#domains/rentals/bookings/paid-back.contract.ts'
import { notificationMail, TRAVELLER_NOTIFICATIONS } from '#domains/rentals/mails/booking-mails.ts'
import { confirmDriverMail } from '#domains/rentals/mails/confirm-driver-mail.ts'
import { formerAddressMail } from '#domains/rentals/mails/former-address-mail.ts'
import { priceMail } from '#domains/rentals/mails/price-mail.ts'
import { referencesMail } from '#domains/rentals/mails/references-mail.ts'
import { samplePriceNotifications } from '#domains/rentals/mails/rental-mails.service.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import {
  SELF_DRIVE_TEXTS,
  TRIP_MAIL_LABELS,
  TRIP_NOTICE_MESSAGES,
} from '#domains/trips/journey/mails/trip-mail-texts.ts'
import { TRIP_SMS_TEXTS } from '#domains/trips/journey/mails/trip-sms.ts'
import { LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { setting } from '#testing/builders/mails.ts'
import { tripMails, tripTexts } from '#testing/builders/trips/trip-mails.ts'
import { codesIn } from '#testing/suite/codes.ts'
import { sampleMails } from './sample-mails.ts'

const keysOf = <Key extends string>(texts: Readonly<Record<Key, unknown>>) => Object.keys(texts) as Key[]
const ENQUIRY_KINDS = keysOf(ENQUIRY_TEXTS.en.received.text)
const QUOTED_FIELDS = keysOf(ENQUIRY_TEXTS.en.fields)

const SENDER = { name: 'Rihla Mobility', lines: ['12 Harbour Road'] }
const NUMBER = { number: 'E-4821-0937' }

/** The mails about enquiries, with a text in every place where a sender types one. */
const enquiryMails = (entered: string, language: Language): ComposedMail[] => {
  const lines = `${entered}\n\n${entered}`
  const quoted = QUOTED_FIELDS.map((field) => ({ field, text: entered }))
  const written = { name: entered, quoted, message: lines }
  return [
    ...ENQUIRY_KINDS.map((kind) => receivedMail({ ...NUMBER, kind, written }, setting(language))),
    answeredMail({ ...NUMBER, answer: lines, written }, setting(language)),
    priceDeclinedMail({ ...NUMBER, reason: lines }, setting(language)),
  ]
}

const rewardMails = (name: string, language: Language): ComposedMail[] =>
  (
    [
      { kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } },
      { kind: 'percent', basisPoints: 1000, most: null },
    ] as const
  ).map((takes) => {
    const validUntil = Temporal.Instant.from('2027-06-01T09:00:00Z')
    return rewardMail(name, { code: 'THANKS7QK2', takes, validUntil }, setting(language))
  })

/** Mails in which stands something that a person typed. */
const mailsWithInput = (booking: Booking, language: Language): ComposedMail[] => {
  const { driver } = booking
  const name = driver?.first_name ?? ''
  return [
    ...TRAVELLER_NOTIFICATIONS.map((notification) =>
      notificationMail(notification, booking, setting(language), { invoices: [] }),
    ),
    ...REFUND_CAUSES.map((cause) =>
      notificationMail('paid_back', booking, setting(language), {
        invoices: [],
        moved: { amount: 5000, currency: 'EUR' },
        cause,
      }),
    ),
    referencesMail([booking], setting(language)),
    formerAddressMail(booking, setting(language)),
    ...(driver ? [confirmDriverMail(booking, { driver, secret: 's'.repeat(43) }, setting(language))] : []),
    ...[false, true].flatMap((isSelfDrive) => tripMails(name, language, isSelfDrive)),
    ...enquiryMails(name, language),
    ...rewardMails(name, language),
    ...ACCOUNT_NOTIFICATIONS.map((notification) =>
      accountMail(notification, { name, page: '/account' }, setting(language)),
    ),
  ]
}

const everyMail = (language: Language): ComposedMail[] => [
  ...sampleMails(setting(language), SENDER).map(({ mail }) => mail),
  ...mailsWithInput(sampleBooking(), language),
  ...samplePriceNotifications().map((notification) => priceMail(notification, setting(language))),
  priceOfferMail(
    {
      ...NUMBER,
      total: { amount: 45_600, currency: 'AED' },
      pickUp: '2027-01-15T09:30',
      expires: '2026-12-02T09:00',
      link: 'https://rihla.example/widget/page?offer=x',
    },
    setting(language),
  ),
]

test('the sample is a booking of the contract', () => {
  expect(BookingContract.safeParse(sampleBooking()).error).toBeUndefined()
})

test.for(LANGUAGE_CODES)('no mail in %s leaves a place unfilled or a word untranslated', (language) => {
  for (const mail of everyMail(language)) {
    expect(mail.subject + mail.html + mail.text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
    if (language === 'ar') expect(mail.html).toContain('dir="rtl"')
  }
})

test('no sentence in Arabic ends with an amount, whose currency may end with a full stop of its own', () => {
  const bookings = readTexts('domains/rentals', 'booking-mails').ar
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
  ...tripTexts(language, isSelfDrive),
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
  for (const { subject, text } of everyMail(language)) expect(codesIn(subject + text)).toEqual([])
  for (const text of [...everySms(language, false), ...everySms(language, true)])
    expect(codesIn(text)).toEqual([])
})
