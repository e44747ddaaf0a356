import type { Language } from '#kernel/locale.ts'
import { type Block, letterHtml, letterText } from './mail-layout.ts'
import type { ComposedMail, MailAttachment, MailHeaders } from '../mail.ts'

/** A mail's product and language; `publicUrl` is the site's own address. */
export type MailSetting = { productName: string; publicUrl: string; language: Language }

export function composed(
  { productName, language }: MailSetting,
  letter: {
    subject: string
    title: string
    blocks: Block[]
    attachments?: MailAttachment[]
    headers?: MailHeaders
    markup?: object
  },
): ComposedMail {
  const { subject, title, blocks, attachments = [], headers = {}, markup } = letter
  const whole = { language, productName, title, blocks, markup }
  return { subject, html: letterHtml(whole), text: letterText(whole), attachments, headers }
}
