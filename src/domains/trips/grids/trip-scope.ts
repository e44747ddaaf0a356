import type { TripCaller } from '#domains/identity/public.ts'

/** The set of trips that a person may see. */
export type TripScope =
  | { whose: 'company'; companyId: string }
  | { whose: 'travellers'; companyId: string; profileId: string }
  | { whose: 'own'; profileId: string }
  /** Scope of the staff. */
  | { whose: 'all' }

/**
 * Returns the scope: an admin sees the company's trips, a supervisor their travellers' and their own, anyone else their
 * own.
 */
export function tripScope({ companyId, profileId, isAdmin, isSupervisor }: TripCaller): TripScope {
  if (companyId !== null && isAdmin) return { whose: 'company', companyId }
  if (companyId !== null && isSupervisor) return { whose: 'travellers', companyId, profileId }
  return { whose: 'own', profileId }
}
