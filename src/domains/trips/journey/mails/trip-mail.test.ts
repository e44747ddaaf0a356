import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { setting } from '#testing/builders/mails.ts'
import { tripMails, tripTexts } from '#testing/builders/trips/trip-mails.ts'
import { sampleNotice } from './sample-notice.ts'
import { tripMail } from './trip-mail.ts'

/** Texts about a trip with a driver, which a self-drive mail must not contain. */
const WITH_A_DRIVER =
  /\b[Tt]rips?\b|your driver|pick you up|[Pp]ick-up|could not find you|[Tt]o the driver|travelling with us|رحلت|الرحلة|السائق|لاصطحابك|العثور عليك|لسفرك/

test.for(LANGUAGE_CODES)('a self-driven car is written about in words of its own, in %s', (language) => {
  const mails = tripMails('Layla', language, true).map(({ subject, text }) => subject + text)
  for (const mailText of [...mails, ...tripTexts(language, true)])
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
