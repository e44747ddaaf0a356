import type { TripProfileReply } from './trip-profile.contract.ts'
import type { TripProfile } from './trip-profile.ts'

/** Returns a profile's `userContent` (specification §3). */
export function userContentOf(profile: TripProfile): TripProfileReply['userContent'] {
  return {
    name: profile.name,
    customer_id: profile.company?.id ?? null,
    // The field also marks a supervisor (specification §6): it is then their own profile, since nobody else books for
    // them.
    supervisor_id: profile.supervisorId ?? (profile.isSupervisor ? profile.id : null),
    isAdmin: profile.isAdmin,
    owner_id: profile.ownerId,
    pic: profile.pic,
  }
}
