import type { TripCaller } from '#domains/identity/public.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { Approver } from './approver.ts'

/** The profile for which a trip is booked, and the person's language. A caller of the staff may have no profile. */
export type BookedProfile = { profileId: string | null; langId: LangId; costCentre: string | null }

export type BookingCompany = { approvalRequired: boolean; currency: string }

/**
 * Returns the caller's own profile or one they may book for: a supervisor's traveller, or anyone for an admin.
 * Otherwise null.
 */
export async function findBookedProfile(
  db: Db,
  caller: TripCaller,
  profileId: string,
): Promise<BookedProfile | null> {
  let query = db
    .selectFrom('trip_profiles as p')
    .innerJoin('trip_people as person', 'person.id', 'p.person_id')
    .select(['p.id as profileId', 'person.lang_id as langId', 'p.cost_centre as costCentre'])
    .where('p.id', '=', profileId)
    .where('p.hidden_at', 'is', null)
    .where('person.erased_at', 'is', null)
  if (profileId !== caller.profileId) {
    query = query.where('p.company_id', '=', caller.companyId)
    if (!caller.isAdmin) query = query.where('p.supervisor_id', '=', caller.profileId)
  }
  const row = await query.executeTakeFirst()
  return row ? { ...row, langId: row.langId as LangId } : null
}

/**
 * Returns the traveller's supervisor or, without a visible one, the company's admins. Omits people without an
 * address. Protects them from erasure until the transaction ends, because it writes to them.
 */
export async function findApprovers(db: Db, tripId: string): Promise<Approver[]> {
  const rows = await db
    .selectFrom('trips as t')
    .innerJoin('trip_profiles as traveller', 'traveller.id', 't.profile_id')
    .leftJoin('trip_profiles as supervisor', (join) =>
      join.onRef('supervisor.id', '=', 'traveller.supervisor_id').on('supervisor.hidden_at', 'is', null),
    )
    .innerJoin('trip_profiles as p', 'p.company_id', 't.company_id')
    .innerJoin('trip_people as person', 'person.id', 'p.person_id')
    .innerJoin('companies as c', 'c.id', 't.company_id')
    .select(['person.email', 'person.lang_id', 'person.name', 'c.corp_id'])
    .where('t.id', '=', tripId)
    .where('p.hidden_at', 'is', null)
    .where('person.erased_at', 'is', null)
    .where(({ eb, or, and }) =>
      or([
        eb('p.id', '=', eb.ref('supervisor.id')),
        and([eb('supervisor.id', 'is', null), eb('p.is_admin', '=', true)]),
      ]),
    )
    .orderBy('p.id')
    .forKeyShare('person')
    .execute()
  return rows.flatMap(({ email, lang_id, name, corp_id }) =>
    email === null ? [] : [{ recipient: email, langId: lang_id as LangId, name, corpId: corp_id }],
  )
}

export async function findBookingCompany(db: Db, companyId: string): Promise<BookingCompany | null> {
  const row = await db
    .selectFrom('companies')
    .select(['approval_required as approvalRequired', 'currency'])
    .where('id', '=', companyId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
