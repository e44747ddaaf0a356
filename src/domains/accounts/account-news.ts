import type { Db } from '#platform/db/database.ts'
import type { User } from './user.ts'

/** What is mailed about an account. */
export type AccountNews =
  | 'verify_email'
  | 'already_registered'
  | 'reset_password'
  | 'password_changed'
  | 'change_email'
  | 'email_change_asked'
  | 'email_changed'
  | 'account_deleted'

/** Queues a mail about an account, in the transaction of what it tells of. `page`: where its button leads. */
export type TellAccount = (
  tx: Db,
  news: AccountNews,
  reader: Pick<User, 'email' | 'firstName' | 'langId'>,
  to: { page: string },
) => Promise<void>
