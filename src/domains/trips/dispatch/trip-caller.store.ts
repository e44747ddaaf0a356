import type { Db } from '#platform/db/database.ts'
import type { LangId } from '#kernel/locale.ts'
import type { TripCallerRow } from './book-for-caller.contract.ts'

/** More than a dispatcher reads through while somebody is on the telephone. */
const MOST = 10

/** The trips' people, as they are found by who answers the telephone. */
export type TripCallers = {
  /** Those whose name, address, number or company begins with a text. */
  search(text: string): Promise<TripCallerRow[]>
  /** Null: there is none, or no longer. */
  find(profileId: string): Promise<TripCallerRow | null>
}

export function tripCallers(db: Db): TripCallers {
  const known = () =>
    db
      .selectFrom('trip_profiles as p')
      .innerJoin('trip_people as person', 'person.id', 'p.person_id')
      .leftJoin('companies as c', 'c.id', 'p.company_id')
      .select(['p.id', 'p.cost_centre', 'person.name', 'person.email', 'person.mobile', 'person.lang_id'])
      .select(['c.id as companyId', 'c.name as companyName', 'c.approval_required as approvalRequired'])
      .where('p.hidden_at', 'is', null)
      .where('p.owner_id', 'is', null)
      .where('person.erased_at', 'is', null)
      .where(({ eb, or }) => or([eb('p.company_id', 'is', null), eb('c.hidden_at', 'is', null)]))

  return {
    async search(text) {
      const begins = `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
      const rows = await known()
        .where(({ eb, or }) =>
          or([
            eb('person.name', 'ilike', begins),
            eb('person.name', 'ilike', `% ${begins}`),
            eb('person.email', 'ilike', begins),
            eb('person.mobile', 'like', begins),
            eb('c.name', 'ilike', begins),
          ]),
        )
        .orderBy('person.name')
        .orderBy('p.id')
        .limit(MOST)
        .execute()
      return rows.map(toCaller)
    },

    async find(profileId) {
      const row = await known().where('p.id', '=', profileId).executeTakeFirst()
      return row ? toCaller(row) : null
    },
  }
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
