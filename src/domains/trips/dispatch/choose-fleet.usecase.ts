import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripStore } from '../journey/trip.store.ts'
import type { FleetChoice } from './dispatch.contract.ts'
import type { fleetFor } from './fleet-choice.store.ts'

/** Lists the vehicles and drivers available for a trip. Null if the trip does not exist. */
export type ChooseFleet = (tripId: string, language: Language) => Promise<FleetChoice | null>

type Needs = { db: Db; trips: Pick<TripStore, 'find'>; fleetFor: typeof fleetFor; clock: Clock }

export function chooseFleet({ db, trips, fleetFor: choicesOf, clock }: Needs): ChooseFleet {
  return async (tripId, language) => {
    const trip = await trips.find(db, tripId)
    return trip && choicesOf(db, trip, { language, now: clock.now() })
  }
}
