import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripAudited } from './trip-audit.ts'

/** Records the action of a trips user, in the same transaction. */
export async function writeTripAudit(
  tx: Db,
  { by, action, subject, before, after, now }: TripAudited & { now: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('trip_audit')
    .values({
      id: newId(),
      at: now,
      profile_id: by.profileId,
      action,
      subject: subject.kind,
      subject_id: subject.id,
      before: before ?? null,
      after: after ?? null,
    })
    .execute()
}
