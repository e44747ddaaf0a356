import { expect, test } from 'vitest'
import { expectDetails, MAIL_LANGUAGES, setting } from '#testing/builders/mails.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { NEWSLETTER_TEXTS } from './newsletter-mail.ts'

const SENDER = { name: 'Rihla Mobility <LLC>', lines: ['12 Harbour Road', 'Kuwait City'] }
const at = Temporal.Instant.from('2026-12-01T09:00:00Z')
const LINKS = { page: '/newsletter/leave?secret=s', oneClick: '/api/newsletter/leave?secret=s' }
const BOOKING_NOTIFICATIONS = [
  { kind: 'confirm', at, page: '/newsletter/confirm?secret=s' },
  { kind: 'subscribed', at, ...LINKS },
  { kind: 'already', at, ...LINKS },
] as const

const CASES = MAIL_LANGUAGES.flatMap((language) =>
  BOOKING_NOTIFICATIONS.map((notification) => ({
    language,
    notification,
    kind: notification.kind,
    mail: newsletterMail(notification, SENDER, setting(language)),
  })),
)

test.for(CASES)('$kind in $language says who writes, why, and where its one link leads', (one) => {
  const { mail, language, notification, kind } = one
  const date = language === 'ar' ? '1 ديسمبر 2026' : '1 December 2026'
  expectDetails(mail, [
    SENDER.name,
    ...SENDER.lines,
    'rihla.example',
    date,
    NEWSLETTER_TEXTS[language][kind].label,
  ])
  const link = `https://rihla.example/${language}${notification.page}`
  expect(mail.text).toContain(link)
  expect(Array.from(mail.html.matchAll(/href="([^"]*)"/g), ([, href]) => href)).toEqual([link])
  expect(mail.subject + mail.html + mail.text).not.toMatch(/\{\w+\}|undefined|null|NaN/)
})

test.for(CASES)('$kind in $language follows nobody: no picture, and no address but ours', ({ mail }) => {
  expect(mail.html).not.toMatch(/<img|<script|url\(|src=/i)
  for (const [address] of mail.html.matchAll(/https?:\/\/[^"\s<]+/g))
    expect(address).toMatch(/^https:\/\/rihla\.example\//)
})

test.for(CASES)(
  '$kind in $language is left by one click exactly where somebody is subscribed',
  ({ mail, kind }) => {
    const headers = {
      'List-Unsubscribe': '<https://rihla.example/api/newsletter/leave?secret=s>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    expect(mail.headers).toEqual(kind === 'confirm' ? {} : headers)
  },
)

test('both languages fill the same places', () => {
  const placesOf = (words: object) =>
    Object.entries(words).map(([key, text]) => [
      key,
      JSON.stringify(text)
        .match(/\{\w+\}/g)
        ?.toSorted() ?? [],
    ])
  expect(placesOf(NEWSLETTER_TEXTS.ar)).toEqual(placesOf(NEWSLETTER_TEXTS.en))
})
