import type { TripProfileReply } from './trip-profile.contract.ts'
import type { TripProfile } from './trip-profile.ts'

/** A profile's `userContent` (specification §3). */
export function userContentOf(profile: TripProfile): TripProfileReply['userContent'] {
  return {
    name: profile.name,
    customer_id: profile.company?.id ?? null,
    // A supervisor is told by it too (specification §6): of their own profile, as no other books for them.
    supervisor_id: profile.supervisorId ?? (profile.isSupervisor ? profile.id : null),
    isAdmin: profile.isAdmin,
    owner_id: profile.ownerId,
    pic: profile.pic,
  }
}
