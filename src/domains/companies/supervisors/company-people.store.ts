import { sql } from 'kysely'
import { SEARCHED_TRIP_PEOPLE } from '#domains/identity/public.ts'
import { searchTerms } from '#kernel/searchable.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import { byName, foldNewest, hasWords } from '#platform/db/searched-rows.ts'
import { lowerAscii } from '#platform/db/lower-ascii.ts'
import type { CompanyPerson } from './company-person.contract.ts'

type PeoplePage = { search: string | undefined; after: string | undefined; limit: number }

/** Lists people of a company by name, starting after the profile `after`. */
export async function selectCompanyPeople(
  db: Db,
  companyId: string,
  { search, after, limit }: PeoplePage,
): Promise<CompanyPerson[]> {
  await foldNewest(db, SEARCHED_TRIP_PEOPLE)
  let query = peopleIn(db, companyId).orderBy(byName('h')).orderBy('p.id').limit(limit)
  if (search !== undefined)
    query = query.where(
      // Unlike `like`, `strpos` has no wildcards to escape.
      sql<boolean>`(${hasWords(searchTerms(search), 'h')}
        or strpos(${lowerAscii('p.cost_centre')}, ${search.toLowerCase()}) > 0)`,
    )
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(${byName('h')}, p.id) > (select ${byName('o')}, a.id from trip_profiles a
        join trip_people o on o.id = a.person_id where a.id = ${after})`,
    )
  return (await query.execute()).map(toPerson)
}

/** Finds the person of a profile. Null if the company has none. */
export async function findCompanyPerson(
  db: Db,
  companyId: string,
  profileId: string,
): Promise<CompanyPerson | null> {
  const row = await peopleIn(db, companyId).where('p.id', '=', profileId).executeTakeFirst()
  return row ? toPerson(row) : null
}

/** Lists all supervisors of a company by name. */
export async function selectSupervisors(
  db: Db,
  companyId: string,
): Promise<{ profile_id: string; name: string }[]> {
  return selectActivePeople(db, companyId)
    .select(['p.id as profile_id', 'h.name'])
    .where('p.is_supervisor', '=', true)
    .orderBy(byName('h'))
    .orderBy('p.id')
    .execute()
}

export async function countAdmins(tx: Db, companyId: string): Promise<number> {
  const { count } = await selectActivePeople(tx, companyId)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('p.is_admin', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

export async function updateCompanyPerson(
  tx: Db,
  profileId: string,
  change: { is_supervisor: boolean; supervisor_id: string | null },
): Promise<void> {
  await tx.updateTable('trip_profiles').set(change).where('id', '=', profileId).execute()
}

/** Removes the supervisor of the people whom this profile supervised. */
export async function releaseTravellers(tx: Db, profileId: string): Promise<void> {
  await tx
    .updateTable('trip_profiles')
    .set({ supervisor_id: null })
    .where('supervisor_id', '=', profileId)
    .execute()
}

/** Selects people of a company who are neither hidden nor erased. */
function selectActivePeople(db: Db, companyId: string) {
  return db
    .selectFrom('trip_profiles as p')
    .innerJoin('trip_people as h', 'h.id', 'p.person_id')
    .where('p.company_id', '=', companyId)
    .where('p.hidden_at', 'is', null)
    .where('h.erased_at', 'is', null)
}

function peopleIn(db: Db, companyId: string) {
  return selectActivePeople(db, companyId)
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

type Row = RowOf<typeof peopleIn>

function toPerson({ id, supervisor_id: of, supervisor_name: name, ...row }: Row): CompanyPerson {
  return { profile_id: id, ...row, supervisor: of === null ? null : { profile_id: of, name: name ?? '' } }
}
