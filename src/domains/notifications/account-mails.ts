import { ACCOUNT_WORDS } from './account-words.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { fill } from './mail-format.ts'
import type { ComposedMail } from './mail.ts'

/** A mail about an account: what happened or is asked for, and a button that leads to `page`. */
export function accountMail(
  news: keyof (typeof ACCOUNT_WORDS)['en'],
  { name, page }: { name: string; page: string },
  setting: MailSetting,
): ComposedMail {
  const words = ACCOUNT_WORDS[setting.language][news]
  const filled = (text: string) => fill(text, { name, product: setting.productName })
  return composed(setting, {
    subject: filled(words.subject),
    title: filled(words.title),
    blocks: [
      { kind: 'text', text: filled(words.text) },
      { kind: 'button', label: words.button, href: `${setting.publicUrl}/${setting.language}${page}` },
      { kind: 'text', text: words.after },
    ],
  })
}
