import { expect } from 'vitest'
import type { MailSetting } from '#domains/outgoing/mails/compose-mail.ts'
import type { ComposedMail } from '#domains/outgoing/mails/mail.ts'
import type { Language } from '#kernel/locale.ts'

export const MAIL_LANGUAGES = ['en', 'ar'] as const

/** Settings of a mail in a language. */
export function setting(language: Language): MailSetting {
  return { productName: 'Rihla', publicUrl: 'https://rihla.example', language }
}

/** The text of both layouts without direction marks and markup, so that a fact can be searched for in both. */
export function readings({ html, text }: ComposedMail): string[] {
  const plain = html
    .replaceAll(/<(style|title)[^>]*>.*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
  return [plain, text].map((reading) =>
    reading.replaceAll(/[\u200E\u200F\u061C\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' '),
  )
}

/** Both layouts of a mail contain all of these. */
export function expectDetails(mail: ComposedMail, details: readonly string[]): void {
  for (const reading of readings(mail)) for (const detail of details) expect(reading).toContain(detail)
}
