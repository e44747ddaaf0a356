import type { Db } from '#platform/db/database.ts'
import type { User } from './user.ts'

/** What is mailed about an account. */
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
  | 'second_step_failed'
  | SecondStepNews

/** What its owner turned on or off, made or used up of a second step; each is a security event by the same name. */
export type SecondStepNews =
  | 'codes_on'
  | 'codes_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'

/** Queues a mail about an account, in the transaction of what it tells of. `page`: where its button leads. */
export type TellAccount = (
  tx: Db,
  news: AccountNews,
  reader: Pick<User, 'email' | 'firstName' | 'langId'>,
  to: { page: string },
) => Promise<void>
