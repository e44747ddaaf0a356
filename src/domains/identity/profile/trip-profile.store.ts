import { newId } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { TripProfile } from './trip-profile.ts'

export async function findProfile(db: Db, profileId: string): Promise<TripProfile | null> {
  const row = await selectProfiles(db).where('p.id', '=', profileId).executeTakeFirst()
  return row ? toProfile(row) : null
}

/** Returns a person's active profiles, oldest first. */
export async function listProfiles(db: Db, personId: string): Promise<TripProfile[]> {
  const rows = await selectProfiles(db)
    .where('p.person_id', '=', personId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()
  return rows.map(toProfile)
}

/** Adds a person's retail profile. Does nothing if there is one. */
export async function addRetailProfile(tx: Db, personId: string, now: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('trip_profiles')
    .values({ id: newId(), person_id: personId, created_at: now })
    .onConflict((same) => same.doNothing())
    .execute()
}

/** Selects profiles that are not hidden and whose company, owner and person exist. */
function selectProfiles(db: Db) {
  return db
    .selectFrom('trip_profiles as p')
    .innerJoin('trip_people as h', 'h.id', 'p.person_id')
    .leftJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('vehicle_owners as o', 'o.id', 'p.owner_id')
    .select(['p.id', 'p.person_id', 'p.owner_id', 'p.supervisor_id', 'p.is_supervisor', 'p.is_admin'])
    .select(['p.cost_centre', 'p.company_id', 'c.corp_id', 'c.name as company_name'])
    .select(['h.name', 'h.email', 'h.mobile', 'h.pic', 'h.lang_id'])
    .where('h.erased_at', 'is', null)
    .where('p.hidden_at', 'is', null)
    .where('c.hidden_at', 'is', null)
    .where('o.hidden_at', 'is', null)
}

type Row = RowOf<typeof selectProfiles>

function toProfile({ company_id: id, corp_id: corpId, company_name: name, ...row }: Row): TripProfile {
  return {
    ...camelKeys(row),
    langId: row.lang_id as LangId,
    company: id === null ? null : { id, corpId: corpId ?? '', name: name ?? '' },
  }
}
