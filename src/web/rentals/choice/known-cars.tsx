import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { tripsOf } from './saved-trips.ts'
import type { CarRef } from './car-refs.ts'
import { SavedTrip } from './saved-trip.tsx'

type KnownCarsProps = {
  items: readonly KnownOffer[]
  /** Cars that the visitor saved, by offer id. */
  saved: ReadonlyMap<string, CarRef>
}

/** Cars by the trip that they are for. */
export function KnownCars({ items, saved }: KnownCarsProps) {
  return (
    <div className="flex flex-col gap-8">
      {tripsOf(items).map((trip) => (
        <SavedTrip key={trip.key} trip={trip} saved={saved} />
      ))}
    </div>
  )
}
