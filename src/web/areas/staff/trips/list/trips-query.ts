import { isDay } from '#kernel/days.ts'
import { CATEGORIES } from '#domains/fares/categories.contract.ts'
import { TRIP_ATTENTION, TRIP_STATUSES } from '#domains/trips/journey/trip.contract.ts'
import { afterIn } from '../../frame/after-in.ts'

/** The trips that an address asks for; what it says wrongly counts as not said, and without a day it is today. */
export function tripsQuery(search: URLSearchParams) {
  const day = search.get('day') ?? ''
  const city = search.get('city') ?? ''
  const category = CATEGORIES.find(({ number }) => String(number) === search.get('category'))?.number
  const status = TRIP_STATUSES.find((one) => one === search.get('status'))
  const attention = TRIP_ATTENTION.find((one) => one === search.get('attention'))
  const text = (search.get('search') ?? '').trim().slice(0, 100)
  return {
    ...(isDay(day) && day > '2000' && { day }),
    ...(/^[\w-]{1,40}$/.test(city) && { city_id: city }),
    ...(category && { category }),
    ...(status && { status }),
    ...(attention && { attention }),
    ...(text !== '' && { search: text }),
    ...afterIn(search),
  }
}
