import type { Db } from '#platform/db/database.ts'
import type { TripCaller } from '../trip-caller.ts'
import type { TripProfile } from './trip-profile.ts'
import type { TripProfileStore } from './trip-profile.store.ts'

export type ReadProfiles = {
  /** The profile that is signed in; null: it has gone meanwhile. */
  own(caller: TripCaller): Promise<TripProfile | null>
  /** All of the person's. */
  all(caller: TripCaller): Promise<TripProfile[]>
}

type Needs = { db: Db; profiles: Pick<TripProfileStore, 'find' | 'listOf'> }

export function readProfiles({ db, profiles }: Needs): ReadProfiles {
  return {
    own: ({ profileId }) => profiles.find(db, profileId),
    all: ({ personId }) => profiles.listOf(db, personId),
  }
}
