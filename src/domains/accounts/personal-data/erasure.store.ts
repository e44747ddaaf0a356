import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Erasure } from '#platform/db/erasure.ts'

/** Tables whose rows stay, without personal data, after an erasure. */
const TABLES = { account: 'users', profile: 'trip_profiles' } as const satisfies Record<
  Erasure['kind'],
  string
>

type Subject = Pick<Erasure, 'kind' | 'id'>

export type ErasureStore = ReturnType<typeof erasureStore>

/** Erased people, and those whom a restored backup brought back. */
export function erasureStore(db: Db) {
  return {
    async since(instant: Temporal.Instant): Promise<Erasure[]> {
      const { rows } = await sql<Erasure>`
        select 'account' as kind, id, erased_at as "erasedAt" from users where erased_at >= ${instant}
        union all
        select 'profile', id, erased_at from trip_profiles where erased_at >= ${instant}`.execute(db)
      return rows
    },

    async toRepeat(): Promise<Subject[]> {
      return db
        .selectFrom('erasures_to_repeat')
        .select(['kind', 'subject_id as id'])
        .orderBy('kind')
        .orderBy('subject_id')
        .execute()
    },

    /** Removes one from the list, in the caller's transaction, which locks it. False if another process has done so. */
    async end(tx: Db, { kind, id }: Subject): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom('erasures_to_repeat')
        .where('kind', '=', kind)
        .where('subject_id', '=', id)
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /** Returns true if there is data to erase. */
    async isThere(tx: Db, { kind, id }: Subject): Promise<boolean> {
      const row = await tx
        .selectFrom(TABLES[kind])
        .select('id')
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
