import type { TripCaller } from '#domains/identity/public.ts'

/** The set of trips that a person may see. */
export type TripScope =
  | { kind: 'company'; companyId: string }
  | { kind: 'travellers'; companyId: string; profileId: string }
  | { kind: 'own'; profileId: string }
  /** Scope of the staff. */
  | { kind: 'all' }

/**
 * Returns the scope: an admin sees the company's trips, a supervisor their travellers' and their own, anyone else their
 * own.
 */
export function tripScope({ companyId, profileId, isAdmin, isSupervisor }: TripCaller): TripScope {
  if (companyId !== null && isAdmin) return { kind: 'company', companyId }
  if (companyId !== null && isSupervisor) return { kind: 'travellers', companyId, profileId }
  return { kind: 'own', profileId }
}
