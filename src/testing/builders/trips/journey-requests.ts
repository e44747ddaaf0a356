import { newId } from '#kernel/ids.ts'
import type { TripStatus } from '#domains/trips/journey/trip.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { TRAVELLER, tripsOf } from '../rentals/journeys.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { TRIPS } from './trip-requests.ts'

const AMOUNT = { amount: 15_000, currency: 'INR' }

/** The price of an hour package does not depend on its start. */
const PLACE = { path: 'from', place: TRIPS.rental.from }
const FARE = { lines: [], total: { amount: 5000, currency: 'INR' } }
/** Staff actions on a trip, by the last part of the path, with the required status. */
const ACTIONS: Record<string, { status: TripStatus; body: object }> = {
  assign: { status: 'booked', body: {} },
  place: { status: 'booked', body: { ...PLACE, accept_total: { amount: 252_000, currency: 'INR' } } },
  start: { status: 'assigned', body: { at: '2026-12-01T10:00', odometer_km: 10_050 } },
  end: { status: 'started', body: { at: '2026-12-01T14:00', odometer_km: 10_100 } },
  charge: { status: 'started', body: { kind: 'toll', amount: AMOUNT, reason: 'Airport road' } },
  'remove-charge': { status: 'started', body: { reason: 'Mistyped' } },
  bill: { status: 'ended', body: {} },
  correct: {
    status: 'started',
    body: { start: { at: '2026-12-01T10:05', odometer_km: 10_051 }, reason: 'Misread' },
  },
  'credit-bill': { status: 'billed', body: { reason: 'Mistyped' } },
  collect: { status: 'started', body: { kind: 'collected', amount: AMOUNT } },
  'remove-collection': { status: 'started', body: { reason: 'Mistyped' } },
  'no-show': { status: 'booked', body: {} },
  cancel: { status: 'booked', body: { reason: 'No car is free' } },
}

/** A request for each of the staff's calls about trips, on a new trip in a status that allows it. */
export async function journeyRequests(app: TestApp): Promise<Record<string, () => Promise<ValidRequest>>> {
  const { db } = app.database
  const trips = await tripsOf(app)

  async function tripIn(status: TripStatus): Promise<string> {
    const id = await trips.booked({ start: '2026-12-01T10:00' })
    const wasStarted = status === 'started' || status === 'ended'
    await db
      .updateTable('trips')
      .set({
        status,
        ...(wasStarted && {
          started_at: Temporal.Instant.from('2026-12-01T04:30:00Z'),
          odometer_start_km: 10_050,
        }),
        ...(status === 'billed' && {
          bill: FARE,
          bill_inputs: {},
          billed_total: 5000,
          bill_number: id,
        }),
        ...(status === 'ended' && {
          ended_at: Temporal.Instant.from('2026-12-01T08:30:00Z'),
          odometer_end_km: 10_100,
        }),
      })
      .where('id', '=', id)
      .execute()
    return id
  }

  async function charged(trip_id: string): Promise<{ charge_id: string }> {
    const charge = { id: newId(), trip_id, kind: 'toll', amount: 5000, reason: 'Ring road' } as const
    await db
      .insertInto('trip_charges')
      .values({ ...charge, at: Temporal.Instant.fromEpochMilliseconds(0) })
      .execute()
    return { charge_id: charge.id }
  }

  async function collected(trip_id: string): Promise<{ collection_id: string }> {
    const entry = { id: newId(), trip_id, amount: 5000, at: Temporal.Instant.fromEpochMilliseconds(0) }
    await db.insertInto('trip_collections').values(entry).execute()
    await db.updateTable('trips').set({ collected: 5000 }).where('id', '=', trip_id).execute()
    return { collection_id: entry.id }
  }

  const actions = Object.entries(ACTIONS).map(([name, { status, body }]) => [
    `POST /api/staff/trips/:id/${name}`,
    async (): Promise<ValidRequest> => {
      const id = await tripIn(status)
      const charge = name === 'remove-charge' ? await charged(id) : {}
      const collection = name === 'remove-collection' ? await collected(id) : {}
      const fleet =
        name === 'assign' ? { vehicle_id: await trips.vehicle(), driver_id: await trips.driver() } : {}
      return {
        path: `/api/staff/trips/${id}/${name}`,
        body: { version: 1, ...body, ...fleet, ...charge, ...collection },
      }
    },
  ])
  return {
    'GET /api/staff/trips': async () => ({ path: '/api/staff/trips?day=2026-12-01' }),
    'GET /api/staff/trips/:id/mails': async () => ({
      path: `/api/staff/trips/${await tripIn('booked')}/mails`,
    }),
    'GET /api/staff/trips/:id': async () => ({ path: `/api/staff/trips/${await tripIn('booked')}` }),
    'GET /api/staff/trips/:id/fleet': async () => ({
      path: `/api/staff/trips/${await tripIn('booked')}/fleet`,
    }),
    'GET /api/staff/trips/:id/explain': async () => ({
      path: `/api/staff/trips/${await tripIn('booked')}/explain`,
    }),
    'GET /api/staff/trips/:id/bill': async () => ({
      path: `/api/staff/trips/${await tripIn('booked')}/bill`,
    }),
    'GET /api/staff/trips/:id/next-bill': async () => ({
      path: `/api/staff/trips/${await tripIn('ended')}/next-bill`,
    }),
    'POST /api/staff/trips/:id/price-place': async () => ({
      path: `/api/staff/trips/${await tripIn('booked')}/price-place`,
      body: PLACE,
    }),
    'GET /api/staff/trip-callers': async () => ({ path: '/api/staff/trip-callers?search=Layla' }),
    'POST /api/staff/trips/quote': async () => ({
      path: '/api/staff/trips/quote',
      body: { request: TRIPS.rental },
    }),
    'POST /api/staff/trips': async () => {
      const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.rental, {})
      const body = { quote_id, traveller: TRAVELLER, pay_by: 'driver', accept_total: fare.total }
      return { path: '/api/staff/trips', body }
    },
    ...Object.fromEntries(actions),
  }
}
