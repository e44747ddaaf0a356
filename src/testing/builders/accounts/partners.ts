import type { Insertable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'

type Person = Pick<Insertable<Tables['partners']>, 'code'> & { owner: string; now: Temporal.Instant }

/** Inserts a partner who earns a percent, and whose owner is an account. */
export async function addPartner(
  db: Db,
  { code, owner, now, ...changes }: Person & Partial<Insertable<Tables['partners']>>,
): Promise<string> {
  const id = newId()
  await db
    .insertInto('partners')
    .values({
      id,
      code,
      name: 'Dune Travel',
      earns: 'percent',
      share_basis_points: 0,
      holding_days: 30,
      created_at: now,
      ...changes,
    })
    .execute()
  await db
    .insertInto('partner_members')
    .values({ user_id: owner, partner_id: id, role: 'owner', since: now })
    .execute()
  return id
}
