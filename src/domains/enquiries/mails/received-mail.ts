import { composed, greeting, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { FilledForm, Quoted } from '../filled-form.ts'
import { ENQUIRY_TEXTS } from './enquiry-mail-texts.ts'

export type Received = {
  kind: FilledForm['kind']
  number: string
  /** The submitted text. Null if the address may be another person's: the mail then contains only the number. */
  written: { name: string; quoted: readonly Quoted[]; message: string } | null
}

/** Composes the mail that confirms a form's arrival, with its number and a copy of the text. */
export function receivedMail({ kind, number, written }: Received, setting: MailSetting): ComposedMail {
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
