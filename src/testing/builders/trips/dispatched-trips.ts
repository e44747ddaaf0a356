import type { TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { TRAVELLER } from '../rentals/journeys.ts'
import { fleetIn } from './trip-fleet.ts'

type App = Pick<TestApp, 'call' | 'database'> & { clock: Pick<TestApp['clock'], 'now'> }
type Step = Extract<TripStatus, 'booked' | 'assigned' | 'started' | 'ended' | 'billed'>

const STEPS = ['assign', 'start', 'end', 'bill'] as const
const AFTER: readonly Step[] = ['booked', 'assigned', 'started', 'ended', 'billed']

/** Creates trips in Bengaluru that a staff member books and dispatches by the API. */
export function dispatchedTrips(app: App, token: string) {
  const local = (minutes: number) =>
    app.clock
      .now()
      .add({ minutes })
      .toZonedDateTimeISO('Asia/Kolkata')
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })

  async function post(path: string, body: object) {
    const reply = await app.call(`/api/staff/trips${path}`, { token, body })
    if (reply.status >= 300) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
    return reply.body
  }

  /** Inserts an hour package that starts in an hour; its events are in the last two hours. */
  return async function tripIn(status: Step): Promise<{ id: string; reference: string; day: string }> {
    const request = {
      category: TRIP_CATEGORIES.rental,
      city_id: 'in-blr',
      from: { name: 'MG Road', latitude: 12.975, longitude: 77.607 },
      start: local(60),
      package_id: '8h80km',
    }
    const [option] = (await post('/quote', { request })).options
    const { quote_id, fare } = option
    const order = { quote_id, traveller: TRAVELLER, pay_by: 'driver', accept_total: fare.total }
    const { trip } = await post('', order)
    const { trip_id: id, reference } = trip
    await fleetIn(app, 'in-blr', 1)
    const { vehicles, drivers } = (await app.call(`/api/staff/trips/${id}/fleet`, { token })).body
    const bodies = {
      assign: { vehicle_id: vehicles[0].vehicle_id, driver_id: drivers[0].driver_id },
      start: { at: local(-120), early: true, odometer_km: vehicles[0].odometer_km },
      end: { at: local(-10), odometer_km: vehicles[0].odometer_km + 90 },
      bill: {},
    }
    for (const [at, act] of STEPS.slice(0, AFTER.indexOf(status)).entries())
      await post(`/${id}/${act}`, { version: trip.version + at, ...bodies[act] })
    return { id, reference, day: request.start.slice(0, 10) }
  }
}
