import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { ExplainedFares, ExplainFares } from '../journey/fares/explain-fares.service.ts'
import type { TripStore } from '../journey/trip.store.ts'

/** Explains the computation of a trip's quote and bill, for the staff. Null if the trip does not exist. */
export type ExplainStaffTrip = (tripId: string, language: Language) => Promise<ExplainedFares | null>

type Needs = { db: Db; trips: Pick<TripStore, 'find'>; explainFares: ExplainFares }

export function explainStaffTrip({ db, trips, explainFares }: Needs): ExplainStaffTrip {
  return async (tripId, language) => {
    const trip = await trips.find(db, tripId)
    return trip && explainFares(trip, language)
  }
}
