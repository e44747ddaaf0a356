import type { FilledForm, Quoted } from '#domains/enquiries/filled-form.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { ENQUIRY_WORDS } from './enquiry-words.ts'
import { fill } from './mail-format.ts'
import type { Block } from './mail-layout.ts'
import type { ComposedMail } from '../mail.ts'

type Received = {
  kind: FilledForm['kind']
  name: string
  number: string
  quoted: readonly Quoted[]
  message: string
}

/** The mail that says that a form has arrived, with its number and a copy of what was written. */
export function enquiryReceivedMail(
  { kind, name, number, quoted, message }: Received,
  setting: MailSetting,
): ComposedMail {
  const words = ENQUIRY_WORDS[setting.language]
  const { subject, title, text, after } = words.received
  return composed(setting, {
    subject: fill(subject, { number }),
    title,
    blocks: [
      { kind: 'text', text: fill(text[kind], { name, product: setting.productName }) },
      {
        kind: 'facts',
        heading: words.enquiry,
        rows: [
          { label: words.number, lines: [number], strong: true },
          ...quoted.map((one) => ({ label: words.fields[one.field], lines: [one.text] })),
        ],
      },
      { kind: 'quote', heading: words.written, lines: message.split('\n') },
      { kind: 'text', text: kind === 'feedback' ? after.account : after.form },
    ],
  })
}

type Answered = { name: string; number: string; answer: string; message: string }

/** The mail with an answer of the staff, each of its lines a paragraph, below it what it answers. */
export function enquiryAnsweredMail(
  { name, number, answer, message }: Answered,
  setting: MailSetting,
): ComposedMail {
  const words = ENQUIRY_WORDS[setting.language]
  const { subject, title, text, button } = words.answered
  const lines = answer.split('\n').filter((line) => line.trim() !== '')
  return composed(setting, {
    subject: fill(subject, { number }),
    title,
    blocks: [
      { kind: 'text', text: fill(text, { name, number }) },
      ...lines.map((line): Block => ({ kind: 'text', text: line })),
      { kind: 'quote', heading: words.written, lines: message.split('\n') },
      { kind: 'button', label: button, href: `${setting.publicUrl}/${setting.language}/contact` },
    ],
  })
}
