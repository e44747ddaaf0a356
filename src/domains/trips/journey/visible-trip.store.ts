import type { TripCaller } from '#domains/identity/public.ts'
import { sql, type RawBuilder } from 'kysely'

/** SQL condition: the caller may see the trip `t`, as its traveller, their supervisor, or an admin of its company. */
export function isVisibleTo({ profileId, companyId, isAdmin }: TripCaller): RawBuilder<boolean> {
  if (companyId === null) return sql<boolean>`t.profile_id = ${profileId}::uuid`
  return sql<boolean>`(t.profile_id = ${profileId}::uuid or ${isInChargeOf({ profileId, companyId, isAdmin })})`
}

/** SQL condition: the caller is the supervisor of the traveller of the trip `t`, or an admin of its company. */
export function isInChargeOf({
  profileId,
  companyId,
  isAdmin,
}: Pick<TripCaller, 'profileId' | 'companyId' | 'isAdmin'>): RawBuilder<boolean> {
  if (companyId === null) return sql<boolean>`false`
  return sql<boolean>`(t.company_id = ${companyId}::uuid and (${isAdmin} or exists (
    select from trip_profiles p where p.id = t.profile_id and p.supervisor_id = ${profileId}::uuid)))`
}
