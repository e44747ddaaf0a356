import { sql } from 'kysely'
import { SEARCHED_COMPANIES } from '#domains/companies/public.ts'
import { SEARCHED_TRIP_PEOPLE } from '#domains/identity/public.ts'
import { searchTerms } from '#kernel/searchable.ts'
import type { Db } from '#platform/db/database.ts'
import { byName, foldNewest, hasWords } from '#platform/db/searched-rows.ts'
import type { LangId } from '#kernel/locale.ts'
import type { TripCallerRow } from './book-for-caller.contract.ts'

/** Max results, as many as a dispatcher reads during a call. */
const MAX_CALLERS = 10

/** Finds people whose own or company's name, address and number match all parts of a text, sorted by name. */
export async function searchCallers(db: Db, text: string): Promise<TripCallerRow[]> {
  await foldNewest(db, SEARCHED_TRIP_PEOPLE)
  await foldNewest(db, SEARCHED_COMPANIES)
  return (await searchQuery(db, text).execute()).map(toCaller)
}

/** Null if the profile does not exist or was removed. */
export async function findCaller(db: Db, profileId: string): Promise<TripCallerRow | null> {
  const row = await knownCallers(db).where('p.id', '=', profileId).executeTakeFirst()
  return row ? toCaller(row) : null
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
 * Selects the people who match a text. Each way to match is a separate query that an index serves; with `or` none would
 * be used. As arrays, the results are looked up by key rather than joined with all profiles.
 */
export function searchQuery(db: Db, text: string) {
  const terms = searchTerms(text)
  return knownCallers(db)
    .where(
      sql<boolean>`p.id = any(array(
        select id from trip_profiles where person_id = any(array(
          select id from trip_people where ${hasWords(terms)}))
        union all select id from trip_profiles where company_id = any(array(
          select id from companies where ${hasWords(terms)}))))`,
    )
    .orderBy(byName('person'))
    .orderBy('p.id')
    .limit(MAX_CALLERS)
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
