import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { LangId } from '#kernel/locale.ts'
import type { TripCallerRow } from './book-for-caller.contract.ts'

/** More than a dispatcher reads through while somebody is on the telephone. */
const MOST = 10

/** The trips' people, as they are found by who answers the telephone. */
export type TripCallers = {
  /** Those whose name has words, or whose address, number or company begins, as a text does. */
  search(text: string): Promise<TripCallerRow[]>
  /** Null: there is none, or no longer. */
  find(profileId: string): Promise<TripCallerRow | null>
}

export function tripCallers(db: Db): TripCallers {
  return {
    async search(text) {
      return (await searchQuery(db, text).execute()).map(toCaller)
    },

    async find(profileId) {
      const row = await knownCallers(db).where('p.id', '=', profileId).executeTakeFirst()
      return row ? toCaller(row) : null
    },
  }
}

function knownCallers(db: Db) {
  return db
    .selectFrom('trip_profiles as p')
    .innerJoin('trip_people as person', 'person.id', 'p.person_id')
    .leftJoin('companies as c', 'c.id', 'p.company_id')
    .select(['p.id', 'p.cost_centre', 'person.name', 'person.email', 'person.mobile', 'person.lang_id'])
    .select(['c.id as companyId', 'c.name as companyName', 'c.approval_required as approvalRequired'])
    .where('p.hidden_at', 'is', null)
    .where('p.owner_id', 'is', null)
    .where('person.erased_at', 'is', null)
    .where(({ eb, or }) => or([eb('p.company_id', 'is', null), eb('c.hidden_at', 'is', null)]))
}

/**
 * Each way to be found is a query of its own, which an index serves: with `or` between them none would. As arrays, their
 * results are looked up by key rather than joined with all profiles.
 */
export function searchQuery(db: Db, text: string) {
  const begins = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return knownCallers(db)
    .where(
      sql<boolean>`p.id = any(array(
        select id from trip_profiles where person_id = any(array(
          select id from trip_people where to_tsvector('simple', name) @@ to_tsquery('simple', ${wordsOf(text)})
          union all select id from trip_people where email like ${begins}
          union all select id from trip_people where mobile like ${begins}))
        union all select id from trip_profiles where company_id = any(array(
          select id from companies where lower(name) like ${begins}))))`,
    )
    .orderBy('person.name')
    .orderBy('p.id')
    .limit(MOST)
}

/** A text as PostgreSQL looks up words: all of them, each by how it begins. */
function wordsOf(text: string): string {
  const quoted = text.split(/\s+/).map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`)
  return quoted.join(' & ')
}

type Row = {
  id: string
  cost_centre: string | null
  name: string
  email: string | null
  mobile: string | null
  lang_id: number
  companyId: string | null
  companyName: string | null
  approvalRequired: boolean | null
}

function toCaller({ id, companyId, companyName, approvalRequired, lang_id, ...row }: Row): TripCallerRow {
  return {
    profile_id: id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    cost_centre: row.cost_centre,
    lang_id: lang_id as LangId,
    company:
      companyId !== null && companyName !== null
        ? { id: companyId, name: companyName, approval_required: approvalRequired === true }
        : null,
  }
}
