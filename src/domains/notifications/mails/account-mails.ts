import { fill } from '#kernel/filled-text.ts'
import { composed, type MailSetting } from './compose-mail.ts'
import { greeting } from './greeting.ts'
import type { ComposedMail } from '../mail.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type accountWords from '../words/en/account-mails.json'
import type secondStepWords from '../words/en/second-step-mails.json'

/** Texts of the mails about a second step at sign-in. */
export const SECOND_STEP_TEXTS = readTexts<typeof secondStepWords>(
  'domains/notifications',
  'second-step-mails',
)

export const ACCOUNT_TEXTS = readTexts<typeof accountWords>('domains/notifications', 'account-mails')

/** Names of all mails about an account. */
type AccountMailName = keyof (typeof ACCOUNT_TEXTS)['en'] | keyof (typeof SECOND_STEP_TEXTS)['en']

/** Composes a mail about an account: the event or request, and a button that links to `page`. */
export function accountMail(
  notification: AccountMailName,
  { name, page }: { name: string | null; page: string },
  setting: MailSetting,
): ComposedMail {
  const { language } = setting
  const words = { ...ACCOUNT_TEXTS[language], ...SECOND_STEP_TEXTS[language] }[notification]
  const filled = (text: string) => fill(text, { product: setting.productName })
  return composed(setting, {
    subject: filled(words.subject),
    title: filled(words.title),
    blocks: [
      ...greeting(name, language),
      { kind: 'text', text: filled(words.text) },
      { kind: 'button', label: words.button, href: addressOf(page, setting) },
      { kind: 'text', text: words.after },
    ],
  })
}

/** Returns the URL of a page, which includes the mail's language, or of an API path, which has none. */
function addressOf(page: string, { publicUrl, language }: MailSetting): string {
  return page.startsWith('/api/') ? publicUrl + page : `${publicUrl}/${language}${page}`
}
