import type { Db } from '#platform/db/database.ts'
import type { User } from './user.ts'

/** Occasions for a mail about an account. */
export type AccountNotification =
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
  | SecondStepNotification

/** Changes to or uses of a second step by its owner. Each is a security event of the same name. */
export type SecondStepNotification =
  | 'codes_on'
  | 'codes_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'

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

/**
 * Queues a mail about an account, in the transaction of the reported change, within the rules of `nameInMail`. `page`:
 * the target of its button.
 */
export type NotifyAccount = (
  tx: Db,
  notification: AccountNotification,
  reader: Pick<User, 'email' | 'firstName' | 'langId' | 'emailVerified'>,
  to: { page: string },
) => Promise<void>

declare module '#platform/app.ts' {
  interface App {
    notifyAccount: NotifyAccount
  }
}
