import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripReads } from '../journey/trip-read.store.ts'
import type { StaffTrip } from './dispatch.contract.ts'
import { toStaffTrip } from './staff-trip-reply.ts'

/** A trip as the staff read it; null: there is none. */
export type ReadStaffTrip = (tripId: string, language: Language) => Promise<StaffTrip | null>

type Needs = { db: Db; reads: Pick<TripReads, 'find'>; clock: Clock }

export function readStaffTrip({ db, reads, clock }: Needs): ReadStaffTrip {
  return async (tripId, language) => {
    const shown = await reads.find(db, tripId, language)
    return shown && toStaffTrip(shown, clock.now())
  }
}
