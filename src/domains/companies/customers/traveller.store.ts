import type { TripCaller } from '#domains/identity/public.ts'
import type { Db } from '#platform/db/database.ts'
import { byName } from '#platform/db/found-rows.ts'
import type { Companion } from './customer.contract.ts'

/** More people than a list to choose from is good for. */
const MOST = 500

export const travellerStore = {
  /** Those of the company whom the caller books for besides themselves, by name: a supervisor's travellers, all for an admin. */
  async listFor(db: Db, { companyId, profileId, isAdmin }: TripCaller): Promise<Companion[]> {
    if (companyId === null) return []
    let query = db
      .selectFrom('trip_profiles as p')
      .innerJoin('trip_people as person', 'person.id', 'p.person_id')
      .select(['p.id as profile_id', 'person.name', 'p.cost_centre'])
      .where('p.company_id', '=', companyId)
      .where('p.id', '!=', profileId)
      .where('p.hidden_at', 'is', null)
      .where('person.erased_at', 'is', null)
    if (!isAdmin) query = query.where('p.supervisor_id', '=', profileId)
    return query.orderBy(byName('person')).orderBy('p.id').limit(MOST).execute()
  },
}

export type TravellerStore = typeof travellerStore
