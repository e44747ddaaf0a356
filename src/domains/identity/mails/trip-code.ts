import { composed, type ComposedMail, type MailSetting, type SampleMail } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/trip-code.json'

/** Texts around a one-time code for signing in to trips; an SMS has one short sentence. */
const TEXTS = readTexts<typeof words>('domains/identity', 'trip-code')

/** Composes the mail with a one-time code. */
export function tripCodeMail(code: string, setting: MailSetting): ComposedMail {
  const words = TEXTS[setting.language]
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
export function tripCodeSms(
  code: string,
  { language, productName: product }: Pick<MailSetting, 'language' | 'productName'>,
): string {
  return fill(TEXTS[language].sms, { code, product })
}

/** Composes the mail with a sample code. */
export function tripCodeSample(setting: MailSetting): SampleMail {
  return { topic: 'account', template: 'trip_code', mail: tripCodeMail('123456', setting) }
}
