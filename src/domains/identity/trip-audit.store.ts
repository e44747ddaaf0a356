import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripCaller } from './trip-caller.ts'

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

/**
 * The action of a trips user, and its subject. `before` and `after` contain the changes of a company's record; for
 * personal data, only the names of the changed fields.
 */
type TripAudited = {
  by: Pick<TripCaller, 'profileId'>
  action:
    | 'sign_in'
    | 'sign_out'
    | 'sign_out_everywhere'
    | 'reuse_token'
    | 'switch_profile'
    | 'change_password'
    | 'update_customer'
    | 'update_user_content'
    | 'hide_record'
    | 'show_record'
    | 'delete_record'
  subject: { kind: 'session' | 'person' | 'company' | 'profile' | 'vehicle' | 'driver'; id: string }
  before?: object
  after?: object
}
