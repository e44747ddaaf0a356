import { sql } from 'kysely'
import { MAX_ATTEMPTS, NOT_RESENT } from '#domains/outgoing/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Counts of undelivered mails: `waiting` before the first attempt, `failed`, and `givenUp` but still worth
 * resending. `lateSeconds`: delay of the oldest due mail without an attempt.
 */
export type UnsentMails = { waiting: number; failed: number; givenUp: number; lateSeconds: number }

/** Counts undelivered mails. */
export function countUnsentMails(db: Db, now: Temporal.Instant): Promise<UnsentMails> {
  return db
    .selectFrom('mails')
    .where('sent_at', 'is', null)
    .where('replaced_by', 'is', null)
    .select([
      sql<number>`(count(*) filter (where attempts = 0))::int`.as('waiting'),
      sql<number>`(count(*) filter (where attempts between 1 and ${MAX_ATTEMPTS - 1}))::int`.as('failed'),
      sql<number>`(count(*) filter (where attempts >= ${MAX_ATTEMPTS}
          and (template is null or template <> all(${NOT_RESENT}))))::int`.as('givenUp'),
      sql<number>`greatest(0, coalesce(extract(epoch from
          ${now}::timestamptz - min(due_at) filter (where attempts = 0)), 0))::float8`.as('lateSeconds'),
    ])
    .executeTakeFirstOrThrow()
}
