import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { SecondStepNotification } from './mails/account-mail.ts'
import type { Origin } from './sessions/token.ts'

/** Events of an account's security log, for its owner and for investigations. */
export type SecurityEvent =
  | 'registered'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'signed_out_everywhere'
  | 'email_verified'
  | 'wrong_password'
  | 'password_changed'
  | 'password_reset'
  | 'reset_requested'
  | 'email_change_asked'
  | 'email_changed'
  | 'data_exported'
  | 'account_deleted'
  | 'second_step_failed'
  | 'payout_account_changed'
  | SecondStepNotification

/** Records an event. `userId` is null if the account does not exist. */
export async function writeSecurityEvent(
  tx: Db,
  {
    userId,
    kind,
    now,
    origin,
    detail,
  }: {
    userId: string | null
    kind: SecurityEvent
    now: Temporal.Instant
    origin: Origin | null
    detail?: object
  },
): Promise<void> {
  await tx
    .insertInto('security_events')
    .values({
      id: newId(),
      user_id: userId,
      kind,
      at: now,
      address: origin?.address ?? null,
      device: origin?.device ?? null,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute()
}

/** Returns how many events of a kind an account has had since then. */
export async function countSecurityEvents(
  db: Db,
  userId: string,
  kind: SecurityEvent,
  since: Temporal.Instant,
): Promise<number> {
  const { count } = await db
    .selectFrom('security_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
