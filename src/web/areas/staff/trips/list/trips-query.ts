import { isDay } from '#kernel/days.ts'
import { CATEGORIES } from '#domains/fares/categories.contract.ts'
import { TRIP_ATTENTION, TRIP_STATUSES } from '#domains/trips/journey/trip.contract.ts'
import { inAddress } from '../../frame/in-address.ts'

/** Parses the trips query from an address; without a day it means today. */
export function tripsQuery(address: URLSearchParams) {
  const params = inAddress(address)
  const city = address.get('city') ?? ''
  const category = CATEGORIES.find(({ number }) => String(number) === address.get('category'))?.number
  return {
    ...params.fitting('day', (text) => isDay(text) && text > '2000'),
    ...(/^[\w-]{1,40}$/.test(city) && { city_id: city }),
    ...(category && { category }),
    ...params.oneOf('status', TRIP_STATUSES),
    ...params.oneOf('attention', TRIP_ATTENTION),
    ...params.search(100),
    ...params.after(),
  }
}
