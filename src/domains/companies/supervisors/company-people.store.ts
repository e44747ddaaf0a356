import { sql } from 'kysely'
import { FOUND_TRIP_PEOPLE } from '#domains/identity/public.ts'
import { searchTerms } from '#kernel/searchable.ts'
import type { Db } from '#platform/db/database.ts'
import { byName, foldNewest, hasWords } from '#platform/db/found-rows.ts'
import { lowerAscii } from '#platform/db/lower-ascii.ts'
import type { CompanyPerson } from './company-person.contract.ts'

type PeoplePage = { search: string | undefined; after: string | undefined; limit: number }

/** The people of a company who are neither hidden nor erased, as the staff read and change them. */
export const companyPeopleStore = {
  /** By name, from behind the one named by `after`. */
  async list(db: Db, companyId: string, { search, after, limit }: PeoplePage): Promise<CompanyPerson[]> {
    await foldNewest(db, FOUND_TRIP_PEOPLE)
    let query = peopleIn(db, companyId).orderBy(byName('h')).orderBy('p.id').limit(limit)
    if (search !== undefined)
      query = query.where(
        // `strpos` knows no wildcards that would have to be escaped.
        sql<boolean>`(${hasWords(searchTerms(search), 'h')}
          or strpos(${lowerAscii('p.cost_centre')}, ${search.toLowerCase()}) > 0)`,
      )
    if (after !== undefined)
      query = query.where(
        sql<boolean>`(${byName('h')}, p.id) > (select ${byName('o')}, a.id from trip_profiles a
          join trip_people o on o.id = a.person_id where a.id = ${after})`,
      )
    return (await query.execute()).map(toPerson)
  },

  /** Null: the company has nobody of this profile. */
  async find(handle: Db, companyId: string, profileId: string): Promise<CompanyPerson | null> {
    const row = await peopleIn(handle, companyId).where('p.id', '=', profileId).executeTakeFirst()
    return row ? toPerson(row) : null
  },

  /** All supervisors of a company, by name. */
  async supervisorsOf(db: Db, companyId: string): Promise<{ profile_id: string; name: string }[]> {
    return inForce(db, companyId)
      .select(['p.id as profile_id', 'h.name'])
      .where('p.is_supervisor', '=', true)
      .orderBy(byName('h'))
      .orderBy('p.id')
      .execute()
  },

  async countAdmins(tx: Db, companyId: string): Promise<number> {
    const { count } = await inForce(tx, companyId)
      .select(sql<number>`count(*)::int`.as('count'))
      .where('p.is_admin', '=', true)
      .executeTakeFirstOrThrow()
    return count
  },

  async change(
    tx: Db,
    profileId: string,
    { isSupervisor, supervisorId }: { isSupervisor: boolean; supervisorId: string | null },
  ): Promise<void> {
    await tx
      .updateTable('trip_profiles')
      .set({ is_supervisor: isSupervisor, supervisor_id: supervisorId })
      .where('id', '=', profileId)
      .execute()
  },

  /** Those whom this profile approved for have no supervisor any more. */
  async releaseTravellers(tx: Db, profileId: string): Promise<void> {
    await tx
      .updateTable('trip_profiles')
      .set({ supervisor_id: null })
      .where('supervisor_id', '=', profileId)
      .execute()
  },
}

export type CompanyPeopleStore = typeof companyPeopleStore

function inForce(db: Db, companyId: string) {
  return db
    .selectFrom('trip_profiles as p')
    .innerJoin('trip_people as h', 'h.id', 'p.person_id')
    .where('p.company_id', '=', companyId)
    .where('p.hidden_at', 'is', null)
    .where('h.erased_at', 'is', null)
}

function peopleIn(db: Db, companyId: string) {
  return inForce(db, companyId)
    .leftJoin('trip_profiles as s', (join) =>
      join.onRef('s.id', '=', 'p.supervisor_id').on('s.hidden_at', 'is', null),
    )
    .leftJoin('trip_people as sh', 'sh.id', 's.person_id')
    .select(['p.id', 'h.name', 'h.email', 'h.mobile', 'p.cost_centre', 'p.is_admin', 'p.is_supervisor'])
    .select(['s.id as supervisor_id', 'sh.name as supervisor_name'])
    .select(
      sql<number>`(select count(*)::int from trip_profiles t
        where t.supervisor_id = p.id and t.hidden_at is null)`.as('travellers'),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof peopleIn>['executeTakeFirstOrThrow']>>

function toPerson({ id, supervisor_id: of, supervisor_name: name, ...row }: Row): CompanyPerson {
  return { profile_id: id, ...row, supervisor: of === null ? null : { profile_id: of, name: name ?? '' } }
}
