import { isDay } from '#kernel/days.ts'
import { CATEGORIES } from '#domains/fares/categories.contract.ts'
import { TRIP_ATTENTION, TRIP_STATUSES } from '#domains/trips/journey/trip.contract.ts'
import { inAddress } from '../../frame/in-address.ts'

/** The trips that an address asks for; without a day it is today. */
export function tripsQuery(address: URLSearchParams) {
  const said = inAddress(address)
  const city = address.get('city') ?? ''
  const category = CATEGORIES.find(({ number }) => String(number) === address.get('category'))?.number
  return {
    ...said.fitting('day', (text) => isDay(text) && text > '2000'),
    ...(/^[\w-]{1,40}$/.test(city) && { city_id: city }),
    ...(category && { category }),
    ...said.oneOf('status', TRIP_STATUSES),
    ...said.oneOf('attention', TRIP_ATTENTION),
    ...said.search(100),
    ...said.after(),
  }
}
