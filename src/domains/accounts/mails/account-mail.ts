import { composed, greeting, type ComposedMail, type MailSetting } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { perLanguage } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type { User } from '../user.ts'
import type accountWords from '../words/en/account-mails.json'
import type secondStepWords from '../words/en/second-step-mails.json'

const ACCOUNT_TEXTS = readTexts<typeof accountWords>('domains/accounts', 'account-mails')
const SECOND_STEP_TEXTS = readTexts<typeof secondStepWords>('domains/accounts', 'second-step-mails')
const TEXTS = perLanguage((language) => ({ ...ACCOUNT_TEXTS[language], ...SECOND_STEP_TEXTS[language] }))

/** Occasions for a mail about an account: each has its texts. */
export type AccountNotification = keyof typeof accountWords | keyof typeof secondStepWords
export const ACCOUNT_NOTIFICATIONS = Object.keys(TEXTS.en) as AccountNotification[]

/** Changes to or uses of a second step by its owner. Each is a security event of the same name. */
export type SecondStepNotification = Exclude<keyof typeof secondStepWords, 'second_step_failed'>

/**
 * Mails allowed to an unverified address. The account's creator may have entered someone else's address, so the reader
 * is only asked whether the account is theirs.
 */
const TO_UNVERIFIED: ReadonlySet<AccountNotification> = new Set([
  'verify_email',
  'already_registered',
  'change_email',
  'reset_password',
  'staff_invited',
  'partner_invited',
])

/**
 * Returns the name to use in a mail about an account: that of the owner of a verified address, who alone can have
 * entered it. `null`: no name; `undefined`: the mail is not sent.
 */
export function nameInMail(
  notification: AccountNotification,
  { firstName, emailVerified }: Pick<User, 'firstName' | 'emailVerified'>,
): string | null | undefined {
  // This mail goes to the account's future address.
  if (emailVerified && notification !== 'change_email') return firstName
  return TO_UNVERIFIED.has(notification) ? null : undefined
}

/** Composes a mail about an account: the event or request, and a button that links to `page`. */
export function accountMail(
  notification: AccountNotification,
  { name, page }: { name: string | null; page: string },
  setting: MailSetting,
): ComposedMail {
  const { language } = setting
  const words = TEXTS[language][notification]
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
