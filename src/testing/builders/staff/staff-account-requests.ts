import { newReference } from '#kernel/ids.ts'
import { insertBlock } from '#domains/travellers/block.store.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'
import type { ValidRequest } from '../api/route-requests.ts'

/** Requests about accounts, each about one of its own. */
export function staffAccountRequests(app: TestApp): Record<string, () => Promise<ValidRequest>> {
  const people = peopleOf(app)
  const { db } = app.database
  const account = async () => {
    const email = `${newReference().toLowerCase()}@example.com`
    return { email, id: await people.add({ role: 'traveller', email }) }
  }
  const act = (name: string, body: object = {}) => ({
    [`POST /api/staff/accounts/:id/${name}`]: async () => ({
      path: `/api/staff/accounts/${(await account()).id}/${name}`,
      body,
    }),
  })
  return {
    'GET /api/staff/accounts/:id': async () => ({ path: `/api/staff/accounts/${(await account()).id}` }),
    ...act('block', { reason: 'Cards that were not theirs' }),
    ...act('end-sessions'),
    ...act('password-link'),
    ...act('export'),
    'POST /api/staff/accounts/:id/unblock': async () => {
      const { id } = await account()
      await insertBlock(db, { userId: id, reason: 'Once', by: id, now: app.clock.now() })
      return { path: `/api/staff/accounts/${id}/unblock`, body: {} }
    },
    'POST /api/staff/accounts/:id/erase': async () => {
      const { id, email } = await account()
      return { path: `/api/staff/accounts/${id}/erase`, body: { email } }
    },
  }
}
