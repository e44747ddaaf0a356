import type { TripCaller } from '#domains/identity/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripReads } from './trip-read.store.ts'
import { toTrip } from './trip-reply.ts'
import type { Trip } from './trip.contract.ts'

/** Reads a trip as one of its people sees it. Null if they have no such trip. */
export type ReadTrip = (request: {
  caller: TripCaller
  tripId: string
  language: Language
}) => Promise<Trip | null>

type Needs = { db: Db; reads: Pick<TripReads, 'findFor'>; clock: Clock }

export function readTrip({ db, reads, clock }: Needs): ReadTrip {
  return async ({ caller, tripId, language }) => {
    const seen = await reads.findFor(db, caller, tripId, language)
    return seen && toTrip(seen, clock.now())
  }
}
