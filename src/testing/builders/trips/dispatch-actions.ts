import { expect } from 'vitest'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { tripsOf } from '../rentals/journeys.ts'
import { peopleOf } from '../accounts/people.ts'
import { emptyAudit } from '../staff/audit.ts'

/** Ten hours and 120 km with a package of 8 hours and 80 km. */
export const START = { at: '2026-12-02T10:00', odometer_km: 10_050 }
export const END = { at: '2026-12-02T20:00', odometer_km: 10_170 }
export const DAY_AFTER = '2026-12-03T09:00:00Z'

type ActionReply = { status: number; body: { trip: { version: number } } }

/** Performs dispatch actions as a member of the staff. */
export async function dispatchActions(app: TestApp) {
  const trips = await tripsOf(app)
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'dispatch@example.com' })
  const { db } = app.database

  /** Creates a token for the current time. */
  const token = async () => (await people.tokenOf(staffId)).token
  const get = async (id: string) => app.call(`/api/staff/trips/${id}`, { token: await token() })
  const read = async (id: string) => (await get(id)).body.trip
  const perform = async (id: string, name: string, body: object, query = '') =>
    app.call(`/api/staff/trips/${id}/${name}${query}`, { token: await token(), body })

  /** Performs each action on the current trip and expects success. */
  async function steps(id: string, ...actions: [name: string, body: object][]) {
    for (const [name, body] of actions) {
      const { version } = await read(id)
      const done: ActionReply = await perform(id, name, { version, ...body })
      expect(`${name} ${done.status} ${JSON.stringify(done.body)}`).toContain(`${name} 200`)
    }
    return read(id)
  }

  async function assigned(over: Parameters<typeof trips.booked>[0] = {}) {
    const id = await trips.booked(over)
    const vehicleId = await trips.vehicle()
    const driverId = over?.category === TRIP_CATEGORIES.selfDrive ? null : await trips.driver()
    await steps(id, ['assign', { vehicle_id: vehicleId, driver_id: driverId }])
    return { id, vehicleId, driverId }
  }

  return {
    staffId,
    trips,
    token,
    get,
    read,
    perform,
    steps,

    assigned,

    /** Drives an assigned trip, and returns its id. */
    async ended(over: Parameters<typeof trips.booked>[0] = {}) {
      const { id } = await assigned(over)
      app.clock.set(DAY_AFTER)
      await steps(id, ['start', START], ['end', END])
      return id
    },

    /** Resets to the day before the booked trips, without any trip. */
    async reset() {
      app.clock.set('2026-12-01T09:00:00Z')
      await emptyAudit(db)
      for (const table of [
        'mails',
        'trip_events',
        'trip_charges',
        'trip_collections',
        'trip_credit_notes',
        'trips',
      ] as const)
        await db.deleteFrom(table).execute()
    },

    /** Lists audit entries without reads. */
    audited: () =>
      db
        .selectFrom('audit_entries')
        .select(['action', 'subject', 'subject_id', 'staff_id', 'before', 'after'])
        .where('action', 'not in', ['read_trip', 'read_list'])
        .orderBy('id')
        .execute(),

    mails: () =>
      db.selectFrom('mails').select(['recipient', 'lang_id', 'subject', 'text']).orderBy('id').execute(),
  }
}
