import type { LangId } from '#kernel/locale.ts'

/** A profile with its person, its company's name and the company's `x-corp-id`. */
export type TripProfile = {
  id: string
  personId: string
  name: string
  email: string | null
  mobile: string | null
  pic: string | null
  langId: LangId
  company: { id: string; corpId: string; name: string } | null
  ownerId: string | null
  supervisorId: string | null
  isSupervisor: boolean
  isAdmin: boolean
  costCentre: string | null
}

/** Returns true if a company is the one that a sign-in requests. */
export type CompanyFilter = (company: NonNullable<TripProfile['company']>) => boolean

/**
 * Returns the profile to sign in with: that of the requested company or, without one, the retail profile, otherwise the
 * first. Null if the person has no profile of that company, or none at all.
 */
export function chooseProfile<Profile extends Pick<TripProfile, 'company' | 'ownerId'>>(
  profiles: readonly Profile[],
  isRequested: CompanyFilter | null,
): Profile | null {
  if (isRequested) return profiles.find(({ company }) => company !== null && isRequested(company)) ?? null
  return profiles.find(({ company, ownerId }) => company === null && ownerId === null) ?? profiles[0] ?? null
}
