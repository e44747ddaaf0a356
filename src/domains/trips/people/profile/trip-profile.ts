import type { LangId } from '#kernel/locale.ts'

/** A profile with its person, its company's name and the name that `x-corp-id` has for it. */
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

/**
 * The profile that somebody signs in with: the company's that is named; else the retail one, else the first. Null: they
 * have none of that company, or none at all.
 */
export function profileToUse<Profile extends Pick<TripProfile, 'company' | 'ownerId'>>(
  profiles: readonly Profile[],
  named: (company: TripProfile['company']) => boolean,
  { isNamed }: { isNamed: boolean },
): Profile | null {
  if (isNamed) return profiles.find(({ company }) => named(company)) ?? null
  return profiles.find(({ company, ownerId }) => company === null && ownerId === null) ?? profiles[0] ?? null
}
