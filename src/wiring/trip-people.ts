import { crossOrigin } from '#domains/trips/people/cross-origin.middleware.ts'
import { embeddingKeyStore } from '#domains/trips/people/embedding-key.store.ts'
import { createReadKey } from '#domains/trips/people/read-key.http.ts'
import { tripGuards } from '#domains/trips/people/trip-caller.middleware.ts'
import { tripSessionStore } from '#domains/trips/people/trip-session.store.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Routes, Shared } from './shared.ts'

export type TripPeople = ReturnType<typeof wireTripPeople>

export function wireTripPeople({ db, now, publicUrl, limitEach }: Shared) {
  const keys = embeddingKeyStore(db)
  const sessions = tripSessionStore(db)
  const readKey = createReadKey({ keys, publicUrl })
  const trips: Routes[] = []
  return {
    trips,
    ...tripGuards({
      findCaller: (bearer) => sessions.findCaller(sha256(bearer), now()),
      readKey,
      limitKey: limitEach('embedding key'),
    }),
    /** Before every route of `/trips`. */
    crossOrigin: crossOrigin({ readKey, keys, publicUrl }),
  }
}
