import type { TripCaller } from '#domains/identity/public.ts'

/** Whose trips somebody sees. */
export type TripScope =
  | { whose: 'company'; companyId: string }
  | { whose: 'travellers'; companyId: string; profileId: string }
  | { whose: 'own'; profileId: string }
  /** The staff's. */
  | { whose: 'all' }

/** An admin sees the company's trips, a supervisor those of their travellers and their own, anybody else their own. */
export function tripScope({ companyId, profileId, isAdmin, isSupervisor }: TripCaller): TripScope {
  if (companyId !== null && isAdmin) return { whose: 'company', companyId }
  if (companyId !== null && isSupervisor) return { whose: 'travellers', companyId, profileId }
  return { whose: 'own', profileId }
}
