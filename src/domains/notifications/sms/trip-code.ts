import { fill } from '#kernel/filled-text.ts'
import { composed, type MailSetting } from '../mails/compose-mail.ts'
import type { ComposedMail } from '../mail.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/trip-code.json'

/** Texts around a one-time code for signing in to trips; an SMS has one short sentence. */
export const TRIP_CODE_TEXTS = readTexts<typeof words>('domains/notifications', 'trip-code')

/** Composes the mail with a one-time code. */
export function tripCodeMail(code: string, setting: MailSetting): ComposedMail {
  const words = TRIP_CODE_TEXTS[setting.language]
  return composed(setting, {
    subject: fill(words.subject, { code, product: setting.productName }),
    title: words.title,
    blocks: [
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        heading: words.sign_in,
        rows: [{ label: words.code, lines: [code], strong: true }],
      },
      { kind: 'text', text: words.after },
    ],
  })
}

/** Composes the text message with a one-time code. */
export function tripCodeSms(code: string, { language, productName: product }: MailSetting): string {
  return fill(TRIP_CODE_TEXTS[language].sms, { code, product })
}
