import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'

/** Calls of a member of the staff, with a new token for each, so that the clock can move. */
export async function staffCalls(app: TestApp) {
  const people = peopleOf(app)
  const staffId = await people.add({ role: 'staff', email: `${newReference().toLowerCase()}@example.com` })
  const token = async () => (await people.tokenOf(staffId)).token
  return {
    staffId,
    get: async (path: string) => app.call(`/api/staff/${path}`, { token: await token() }),
    /** Fetches a raw response, such as a file. */
    file: async (path: string) =>
      app.app.request(`/api/staff/${path}`, { headers: { authorization: `Basic ${await token()}` } }),
    post: async (path: string, body: object, headers: Record<string, string> = {}) =>
      app.call(`/api/staff/${path}`, { token: await token(), body, headers }),
  }
}
