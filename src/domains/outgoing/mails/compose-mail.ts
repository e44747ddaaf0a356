import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { type Block, mailHtml, mailText } from './mail-layout.ts'
import type { ComposedMail, MailAttachment, MailHeaders } from './mail.ts'

/** A mail's product and language. `publicUrl`: base URL of our site. */
export type MailSetting = { productName: string; publicUrl: string; language: Language }

/** Returns the product and language of a mail. */
export function mailSetting(
  { productName, publicUrl }: Pick<App, 'productName' | 'publicUrl'>,
  langId: LangId,
): MailSetting {
  return { productName, publicUrl, language: languageOf(langId) }
}

export function composed(
  { productName, language }: MailSetting,
  content: {
    subject: string
    title: string
    blocks: Block[]
    attachments?: MailAttachment[]
    headers?: MailHeaders
    markup?: object
  },
): ComposedMail {
  const { subject, title, blocks, attachments = [], headers = {}, markup } = content
  const whole = { language, productName, title, blocks, markup }
  return { subject, html: mailHtml(whole), text: mailText(whole), attachments, headers }
}
