import { expect } from 'vitest'
import type { TestApp } from '../../infrastructure/app.ts'
import { tripsOf } from '../rentals/journeys.ts'
import { peopleOf } from '../accounts/people.ts'

/** Trips of these tests, and a member of the staff who dispatches them by the API as each is at that moment. */
export async function dispatchOf(app: TestApp) {
  const trips = await tripsOf(app)
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'dispatch@example.com' })
  return {
    trips,
    /** Does this to a trip; the trip afterwards. */
    async act(id: string, name: string, body: object = {}) {
      const { token } = await people.tokenOf(staffId)
      const { version } = (await app.call(`/api/staff/trips/${id}`, { token })).body.trip
      const done = await app.call(`/api/staff/trips/${id}/${name}`, { token, body: { version, ...body } })
      expect([name, done.status, done.body.code]).toEqual([name, 200, undefined])
      return done.body.trip
    },
  }
}
