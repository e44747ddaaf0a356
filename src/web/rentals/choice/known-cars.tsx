import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { tripsOf } from './saved-trips.ts'
import type { CarRef } from './car-refs.ts'
import { SavedTrip } from './saved-trip.tsx'

type KnownCarsProps = {
  items: readonly KnownOffer[]
  /** By the offer’s id, the cars of the list that were saved by who looks at it. */
  kept: ReadonlyMap<string, CarRef>
}

/** Cars by the trip that they are for. */
export function KnownCars({ items, kept }: KnownCarsProps) {
  return (
    <div className="flex flex-col gap-8">
      {tripsOf(items).map((trip) => (
        <SavedTrip key={trip.key} trip={trip} kept={kept} />
      ))}
    </div>
  )
}
