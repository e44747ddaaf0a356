import {
  composed,
  greeting,
  type Block,
  type ComposedMail,
  type MailSetting,
} from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { ENQUIRY_TEXTS } from './enquiry-mail-texts.ts'

export type Answered = {
  number: string
  answer: string
  /** The message being answered. Null if the address is not verified: the mail then omits the text. */
  written: { name: string; message: string } | null
}

/** Composes the mail with the staff's answer, one paragraph per line, which quotes the original message. */
export function answeredMail({ number, answer, written }: Answered, setting: MailSetting): ComposedMail {
  const words = ENQUIRY_TEXTS[setting.language]
  const { subject, title, text } = words.answered
  return composed(setting, {
    subject: fill(subject, { number }),
    title,
    blocks: [
      ...greeting(written?.name ?? null, setting.language),
      { kind: 'text', text: fill(text, { number }) },
      ...paragraphs(answer),
      ...(written
        ? [{ kind: 'quote', heading: words.written, lines: written.message.split('\n') } as const]
        : []),
      contactButton(setting),
    ],
  })
}

/** Returns a block for each line that is not blank. */
export function paragraphs(text: string): Block[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => ({ kind: 'text', text: line }))
}

export function contactButton({ language, publicUrl }: MailSetting): Block {
  const { button } = ENQUIRY_TEXTS[language].answered
  return { kind: 'button', label: button, href: `${publicUrl}/${language}/contact` }
}
