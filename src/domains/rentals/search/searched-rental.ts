import type { z } from 'zod'
import type { SearchingQuery } from './search.contract.ts'

/** The searched rental: what determines the supplier requests. */
export type SearchedRental = {
  pickUpId: string
  dropOffId: string
  /** `YYYY-MM-DDTHH:mm` at each station. */
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
