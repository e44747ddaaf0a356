import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { tripsOf } from './saved-trips.ts'
import { SavedTrip } from './saved-trip.tsx'

type KnownCarsProps = {
  items: readonly KnownOffer[]
  /** By the offer’s id, what a car was called when it was saved. */
  names: ReadonlyMap<string, string>
}

/** Cars by the trip that they are for. */
export function KnownCars({ items, names }: KnownCarsProps) {
  return (
    <div className="flex flex-col gap-8">
      {tripsOf(items).map((trip) => (
        <SavedTrip key={trip.key} trip={trip} names={names} />
      ))}
    </div>
  )
}
