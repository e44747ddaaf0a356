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

/** Queues a mail about an account, in the transaction of the change it reports. `page`: the target of its button. */
export type TellAccount = (
  tx: Db,
  news: AccountNews,
  reader: Pick<User, 'email' | 'firstName' | 'langId'>,
  to: { page: string },
) => Promise<void>
