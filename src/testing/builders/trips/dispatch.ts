import { expect } from 'vitest'
import type { TestApp } from '../../infrastructure/app.ts'
import { tripsOf } from '../rentals/journeys.ts'
import { peopleOf } from '../accounts/people.ts'

/** Creates trips and a staff member who dispatches them by the API, at their current version. */
export async function dispatchOf(app: TestApp) {
  const trips = await tripsOf(app)
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: 'dispatch@example.com' })
  return {
    trips,
    /** Performs an action and expects success. Returns the trip afterwards. */
    async perform(id: string, name: string, body: object = {}) {
      const { token } = await people.tokenOf(staffId)
      const { version } = (await app.call(`/api/staff/trips/${id}`, { token })).body.trip
      const done = await app.call(`/api/staff/trips/${id}/${name}`, { token, body: { version, ...body } })
      expect([name, done.status, done.body.code]).toEqual([name, 200, undefined])
      return done.body.trip
    },
  }
}
