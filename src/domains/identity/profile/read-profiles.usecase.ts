import type { Db } from '#platform/db/database.ts'
import type { TripCaller } from '../trip-caller.ts'
import type { TripProfile } from './trip-profile.ts'
import type { TripProfileStore } from './trip-profile.store.ts'

export type ReadProfiles = {
  /** Returns the signed-in profile. Null if it is gone. */
  own(caller: TripCaller): Promise<TripProfile | null>
  /** Returns all profiles of the person. */
  all(caller: TripCaller): Promise<TripProfile[]>
}

type Needs = { db: Db; profiles: Pick<TripProfileStore, 'find' | 'listOf'> }

export function readProfiles({ db, profiles }: Needs): ReadProfiles {
  return {
    own: ({ profileId }) => profiles.find(db, profileId),
    all: ({ personId }) => profiles.listOf(db, personId),
  }
}
