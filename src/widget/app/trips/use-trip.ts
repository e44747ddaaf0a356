import { useState } from 'react'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { useCall } from '../use-call.ts'

/** A trip, read again after what was done with it; `show` takes the one that a call has answered. */
export function useTrip(tripId: string) {
  const { data, error, again } = useCall<{ trip: Trip }>(`/api/trip/${tripId}/detail`)
  const [changed, setChanged] = useState<Trip | null>(null)
  return {
    trip: changed ?? data?.trip ?? null,
    error,
    again() {
      setChanged(null)
      again()
    },
    show: setChanged,
  }
}
