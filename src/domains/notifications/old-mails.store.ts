import type { RemoveOld } from '#platform/db/old-rows.store.ts'
import { MAX_ATTEMPTS } from './mail.ts'

/** Deletes mails that were sent or given up; one still to be sent stays. */
export const removeOldMails: RemoveOld = async (db, before, limit) => {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', 'in', (from) =>
      from
        .selectFrom('mails as old')
        .select('old.id')
        .where('old.created_at', '<', before)
        .where(({ eb, or }) =>
          or([eb('old.sent_at', 'is not', null), eb('old.attempts', '>=', MAX_ATTEMPTS)]),
        )
        .orderBy('old.created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
