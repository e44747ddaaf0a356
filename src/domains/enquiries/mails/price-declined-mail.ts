import { composed, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { contactButton, paragraphs } from './answered-mail.ts'
import { ENQUIRY_TEXTS } from './enquiry-mail-texts.ts'

export type PriceDeclined = { number: string; reason: string }

/** Composes the mail with the dispatch desk's reason for not offering a price, one paragraph per line. */
export function priceDeclinedMail({ number, reason }: PriceDeclined, setting: MailSetting): ComposedMail {
  const { subject, title, text } = ENQUIRY_TEXTS[setting.language].price.declined
  return composed(setting, {
    subject: fill(subject, { number }),
    title,
    blocks: [{ kind: 'text', text }, ...paragraphs(reason), contactButton(setting)],
  })
}
