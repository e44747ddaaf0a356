import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripReads } from '../journey/trip-read.store.ts'
import type { StaffTrip } from './dispatch.contract.ts'
import { toStaffTrip } from './staff-trip-reply.ts'
import type { TripHistory } from './trip-history.store.ts'

/** Reads a trip for the staff. Null if it does not exist. */
export type ReadStaffTrip = (tripId: string, language: Language) => Promise<StaffTrip | null>

type Needs = { db: Db; reads: Pick<TripReads, 'find'>; history: TripHistory; clock: Clock }

export function readStaffTrip({ db, reads, history, clock }: Needs): ReadStaffTrip {
  return async (tripId, language) => {
    const shown = await reads.find(db, tripId, language)
    if (!shown) return null
    const [names, payments] = await Promise.all([history.namesOf(tripId), history.payments(tripId)])
    return toStaffTrip(shown, { names, payments }, clock.now())
  }
}
