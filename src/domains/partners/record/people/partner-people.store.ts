import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { PartnerPerson } from './partner-people.contract.ts'

/** Lists the people of a partner for one of its owners, in the order in which they joined. */
export async function selectPeople(db: Db, partnerId: string, viewerId: string): Promise<PartnerPerson[]> {
  const rows = await db
    .selectFrom('partner_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.user_id', 'm.role', 'm.since', sql<string>`coalesce(u.email, '')`.as('email')])
    .where('m.partner_id', '=', partnerId)
    .orderBy('m.since')
    .orderBy('m.user_id')
    .execute()
  return rows.map(({ user_id, email, role, since }) => ({
    person_id: user_id,
    email,
    role,
    since: since.toString(),
    you: user_id === viewerId,
  }))
}
