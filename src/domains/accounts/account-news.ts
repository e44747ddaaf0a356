import type { Db } from '#platform/db/database.ts'
import type { User } from './user.ts'

/** Occasions for a mail about an account. */
export type AccountNews =
  | 'verify_email'
  | 'sign_in'
  | 'already_registered'
  | 'reset_password'
  | 'password_changed'
  | 'change_email'
  | 'email_change_asked'
  | 'email_changed'
  | 'account_deleted'
  | 'staff_invited'
  | 'staff_joined'
  | 'partner_invited'
  | 'partner_joined'
  | 'second_step_failed'
  | SecondStepNews

/** Changes to or uses of a second step by its owner; each is a security event of the same name. */
export type SecondStepNews =
  | 'codes_on'
  | 'codes_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'

/**
 * What goes to an address that nobody has proved: whoever opened the account may have typed somebody else's, who is asked
 * whether it is theirs and told of nothing else.
 */
const TO_UNPROVED: ReadonlySet<AccountNews> = new Set([
  'verify_email',
  'already_registered',
  'change_email',
  'reset_password',
  'staff_invited',
  'partner_invited',
])

export type NameInMail = typeof nameInMail

/**
 * Who is called by name in a mail about an account: the owner of a proved address, who alone can have typed it. `null`:
 * the mail names nobody; `undefined`: it is not sent.
 */
export function nameInMail(
  news: AccountNews,
  { firstName, emailVerified }: Pick<User, 'firstName' | 'emailVerified'>,
): string | null | undefined {
  // Goes to the address that the account is to have.
  if (emailVerified && news !== 'change_email') return firstName
  return TO_UNPROVED.has(news) ? null : undefined
}

/**
 * Queues a mail about an account, in the transaction of the change it reports, as far as `nameInMail` lets it go. `page`:
 * the target of its button.
 */
export type TellAccount = (
  tx: Db,
  news: AccountNews,
  reader: Pick<User, 'email' | 'firstName' | 'langId' | 'emailVerified'>,
  to: { page: string },
) => Promise<void>
