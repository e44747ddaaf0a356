import { fill } from '#kernel/filled-text.ts'
import type { FilledForm, Quoted } from '#domains/enquiries/public.ts'
import { amountText, wallTimeText } from '#kernel/texts.ts'
import type { Money } from '#kernel/money.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { greeting } from './greeting.ts'
import type { Block } from './mail-layout.ts'
import type { ComposedMail } from '../mail.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/enquiry-mails.json'

export const ENQUIRY_TEXTS = readTexts<typeof words>('domains/notifications', 'enquiry-mails')

/** The submitted text. Null if the address is not verified: the mail then omits the text. */
export type Written = { name: string; quoted: readonly Quoted[]; message: string }

type Received = { kind: FilledForm['kind']; number: string; written: Written | null }

/** Composes the mail that confirms a form's arrival, with its number and a copy of the text. */
export function enquiryReceivedMail({ kind, number, written }: Received, setting: MailSetting): ComposedMail {
  const { language } = setting
  const words = ENQUIRY_TEXTS[language]
  const quoted = written?.quoted ?? []
  const { subject, title, text, after } = words.received
  return composed(setting, {
    subject: fill(subject, { number }),
    title,
    blocks: [
      ...greeting(written?.name ?? null, language),
      { kind: 'text', text: fill(text[kind], { product: setting.productName }) },
      {
        kind: 'facts',
        heading: words.enquiry,
        rows: [
          { label: words.number, lines: [number], strong: true },
          ...quoted.map((one) => ({ label: words.fields[one.field], lines: [one.text] })),
        ],
      },
      ...(written
        ? [{ kind: 'quote', heading: words.written, lines: written.message.split('\n') } as const]
        : []),
      { kind: 'text', text: kind === 'feedback' ? after.account : after.form },
    ],
  })
}

type Answered = { number: string; answer: string; written: { name: string; message: string } | null }

/**
 * Composes the mail with the staff's answer, one paragraph per line. Quotes the original message if its
 * reader's address is verified.
 */
export function enquiryAnsweredMail(
  { number, answer, written }: Answered,
  setting: MailSetting,
): ComposedMail {
  const words = ENQUIRY_TEXTS[setting.language]
  const { subject, title, text, button } = words.answered
  const lines = answer.split('\n').filter((line) => line.trim() !== '')
  return composed(setting, {
    subject: fill(subject, { number }),
    title,
    blocks: [
      ...greeting(written?.name ?? null, setting.language),
      { kind: 'text', text: fill(text, { number }) },
      ...lines.map((line): Block => ({ kind: 'text', text: line })),
      ...(written
        ? [{ kind: 'quote', heading: words.written, lines: written.message.split('\n') } as const]
        : []),
      { kind: 'button', label: button, href: `${setting.publicUrl}/${setting.language}/contact` },
    ],
  })
}

type PriceOffer = { number: string; total: Money; pickUp: string; expires: string; link: string }

/** Composes the mail with a price from the dispatch desk, and the link to book it. */
export function priceOfferMail(offer: PriceOffer, setting: MailSetting): ComposedMail {
  const { language } = setting
  const { price, number: label } = ENQUIRY_TEXTS[language]
  return composed(setting, {
    subject: fill(price.subject, { number: offer.number }),
    title: price.title,
    blocks: [
      ...greeting(null, language),
      { kind: 'text', text: price.text },
      {
        kind: 'facts',
        heading: price.heading,
        rows: [
          { label: price.total, lines: [amountText(offer.total, language)], strong: true },
          { label: price.pick_up, lines: [wallTimeText(offer.pickUp, language)] },
          { label: price.until, lines: [wallTimeText(offer.expires, language)] },
          { label, lines: [offer.number] },
        ],
      },
      { kind: 'button', label: price.button, href: offer.link },
    ],
  })
}

/** Composes the mail with the dispatch desk's reason for not offering a price, one paragraph per line. */
export function priceDeclinedMail(
  { number, reason }: { number: string; reason: string },
  setting: MailSetting,
): ComposedMail {
  const { price, answered } = ENQUIRY_TEXTS[setting.language]
  const { subject, title, text } = price.declined
  const lines = reason.split('\n').filter((line) => line.trim() !== '')
  return composed(setting, {
    subject: fill(subject, { number }),
    title,
    blocks: [
      ...greeting(null, setting.language),
      { kind: 'text', text },
      ...lines.map((line): Block => ({ kind: 'text', text: line })),
      { kind: 'button', label: answered.button, href: `${setting.publicUrl}/${setting.language}/contact` },
    ],
  })
}
