import { startRecordedService } from './recorded-service.ts'

/**
 * A router on loopback that answers as OSRM's route service is documented to; `requests` has every request's path. Every way
 * is `metres` long and takes `seconds`, unless `answers` changes that.
 */
export function startRouter({ metres, seconds }: { metres: number; seconds: number }) {
  return startRecordedService(() => routed(metres, seconds))
}

/** A reply with one route. */
export function routed(distance: number, duration: number): Response {
  const leg = { steps: [], summary: '', weight: duration, distance, duration }
  const waypoint = { hint: '', distance: 4.1, name: '', location: [77.6, 12.97] }
  return Response.json({
    code: 'Ok',
    routes: [{ legs: [leg], weight_name: 'routability', weight: duration, distance, duration }],
    waypoints: [waypoint, waypoint],
  })
}

/** A refusal, which OSRM sends with status 400. */
export function unrouted(code: string): Response {
  return Response.json({ code, message: 'Impossible route between points' }, { status: 400 })
}
