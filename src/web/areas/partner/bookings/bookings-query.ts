import { EARNING_STATES } from '#domains/partners/record/earning.contract.ts'
import { isDay } from '#kernel/days.ts'
import { isId } from '#kernel/ids.ts'
import type { BookingsAsked } from '../partner-reports.api.ts'

/** The page of bookings that an address asks for; what it says wrongly counts as not said. */
export function bookingsQuery(search: URLSearchParams): BookingsAsked {
  const status = EARNING_STATES.find((state) => state === search.get('status'))
  const text = (name: string) => search.get(name)?.trim().slice(0, 200)
  const day = (name: string) => [search.get(name) ?? ''].find(isDay)
  const [from, to, after] = [day('from'), day('to'), search.get('after')]
  const subId = text('sub_id')
  return {
    ...(status && { status }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && (from ?? to) <= to && { to }),
    ...(subId && { sub_id: subId }),
    ...(after !== null && isId(after) && { after }),
  }
}
