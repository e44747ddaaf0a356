import type { z } from 'zod'
import type { SearchingQuery } from './search.contract.ts'

/** A searched rental: the inputs of the supplier requests. */
export type SearchedRental = {
  pickUpId: string
  dropOffId: string
  /** Local time at each station, `YYYY-MM-DDTHH:mm`. */
  pickUpAt: string
  dropOffAt: string
  driverAge: number
  residence: string | undefined
}

export function searchedRental(query: z.output<typeof SearchingQuery>): SearchedRental {
  return {
    pickUpId: query.pickup_id,
    dropOffId: query.dropoff_id ?? query.pickup_id,
    pickUpAt: `${query.pickup_date}T${query.pickup_time}`,
    dropOffAt: `${query.dropoff_date}T${query.dropoff_time}`,
    driverAge: query.driver_age,
    residence: query.residence,
  }
}
