import type { z } from 'zod'
import { languageOf } from '#kernel/locale.ts'
import type { TripProfileReply, UserContentReply } from './trip-profile.contract.ts'
import type { TripProfile } from './trip-profile.ts'

/** Returns a profile's `userContent` (specification §3). */
export function userContentOf(profile: TripProfile): TripProfileReply['userContent'] {
  return {
    name: profile.name,
    customer_id: profile.company?.id ?? null,
    // The field also marks a supervisor (specification §6): it is then their own profile, because no other
    // person books for them.
    supervisor_id: profile.supervisorId ?? (profile.isSupervisor ? profile.id : null),
    isAdmin: profile.isAdmin,
    owner_id: profile.ownerId,
    pic: profile.pic,
  }
}

/** Converts a profile to the details of its person in the API format. */
export function toUserContentReply(profile: TripProfile): z.infer<typeof UserContentReply> {
  return {
    userContent: userContentOf(profile),
    email: profile.email,
    mobile: profile.mobile,
    language: languageOf(profile.langId),
    cost_centre: profile.costCentre,
  }
}
