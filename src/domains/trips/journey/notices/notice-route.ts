import type { TripRequest } from '#domains/fares/public.ts'
import { outboundPlaces, type PlaceNames } from '../route/route-places.ts'

/**
 * The requested route of a trip. `stops`: between the ends; of a shuttle, all stops with times on the city's clock.
 * `back`: start of the return of a round trip, on that clock.
 */
export type NoticeRoute = {
  from: string | null
  to: string | null
  flight: string | null
  stops: readonly { name: string; time: string | null }[]
  seats: number | null
  back: string | null
}

type RouteInput = {
  names: PlaceNames
  /** Time on the clock of the city. */
  start: Temporal.PlainDateTime
  /** If true, the notice may contain place names entered by the booker. */
  isKnown: boolean
}

export function noticeRoute(request: TripRequest, { names, start, isKnown }: RouteInput): NoticeRoute {
  const isShuttle = 'departure_id' in request
  const places = isShuttle ? [] : outboundPlaces(request, names)
  const [from = null, ...onward] = places.map(({ name, isEntered }) => (isEntered && !isKnown ? null : name))
  const to = onward.pop() ?? null
  return {
    from,
    to,
    flight: ('flight_number' in request && request.flight_number) || null,
    stops: isShuttle
      ? stopTimes(names, start)
      : onward.filter((name) => name !== null).map((name) => ({ name, time: null })),
    seats: isShuttle ? request.seats : null,
    back: 'return' in request ? request.return : null,
  }
}

function stopTimes({ stops }: PlaceNames, start: Temporal.PlainDateTime): NoticeRoute['stops'] {
  return stops.map(({ name, minutes }) => ({
    name,
    time: start.add({ minutes }).toPlainTime().toString({ smallestUnit: 'minute' }),
  }))
}
