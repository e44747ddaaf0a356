import {
  composed,
  isolated,
  unsubscribeHeaders,
  type ComposedMail,
  type MailSetting,
} from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { dayText } from '#kernel/texts.ts'
import type words from '../words/en/newsletter-mails.json'

/** Texts of the mails about the newsletter; `{name}` is a placeholder. */
export const NEWSLETTER_TEXTS = readTexts<typeof words>('domains/enquiries', 'newsletter-mails')

/** A mail about the newsletter. `at`: when the address was entered, or confirmed. */
export type NewsletterNotification =
  | { kind: 'confirm'; at: Temporal.Instant; /** Path of the page that confirms. */ page: string }
  | {
      kind: 'subscribed' | 'already'
      at: Temporal.Instant
      /** Path of the unsubscribe page. */
      page: string
      /** Path of the endpoint for mail programs (RFC 8058). */
      oneClick: string
    }

/** The sender of a mail: the company's name and the lines of its address. */
export type Sender = { name: string; lines: readonly string[] }

/** Composes a mail about the newsletter: its reason, its link, and its sender. */
export function newsletterMail(
  notification: NewsletterNotification,
  sender: Sender,
  setting: MailSetting,
): ComposedMail {
  const { language, publicUrl, productName: product } = setting
  const words = NEWSLETTER_TEXTS[language][notification.kind]
  const at = notification.at.toZonedDateTimeISO('UTC')
  const date = dayText(at.toPlainDateTime().toString(), language)
  const site = isolated(new URL(publicUrl).host, language)
  const href = `${publicUrl}/${language}${notification.page}`
  return composed(setting, {
    subject: fill(words.subject, { product }),
    title: words.title,
    blocks: [
      { kind: 'text', text: fill(words.text, { date, site }) },
      { kind: notification.kind === 'confirm' ? 'button' : 'link', label: words.label, href },
      { kind: 'text', text: words.after },
      {
        kind: 'facts',
        heading: NEWSLETTER_TEXTS[language].sender,
        rows: [{ label: product, lines: [sender.name, ...sender.lines, new URL(publicUrl).host] }],
      },
    ],
    headers: notification.kind === 'confirm' ? {} : unsubscribeHeaders(publicUrl + notification.oneClick),
  })
}
