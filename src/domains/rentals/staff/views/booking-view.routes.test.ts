import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { BookingView } from './booking-view.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const member = async (role: 'support' | 'finance' | 'dispatch' = 'support') =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: [role] }))).token

const list = async (token: string): Promise<BookingView[]> =>
  (await app.call('/api/staff/booking-views', { token })).body.items
const save = (token: string, body: object) => app.call('/api/staff/booking-views', { token, body })
const remove = (token: string, id: string) =>
  app.call(`/api/staff/booking-views/${id}/remove`, { token, body: {} })

test('a view is saved by a name with its number of bookings, and only for its owner', async () => {
  const [one, other] = [await member(), await member('finance')]
  const traveller = await people.add({ role: 'guest' })
  await addBooking(db, traveller, 'cancelled')
  await addBooking(db, traveller, 'cancelled')
  const { body } = await save(one, { name: 'Called off', filter: { status: 'cancelled' } })
  expect(body.items).toEqual([
    {
      view_id: expect.any(String),
      name: 'Called off',
      shared: false,
      own: true,
      filter: { status: 'cancelled' },
      count: 2,
    },
  ])
  expect(await list(one)).toEqual(body.items)
  expect(await list(other)).toEqual([])
})

test('a shared view is everybody’s, and only its keeper removes it', async () => {
  const [one, other] = [await member(), await member()]
  const { body } = await save(one, { name: 'Waiting', shared: true, filter: { waiting: 'true' } })
  const [{ view_id: id }] = body.items
  expect(await list(other)).toMatchObject([{ view_id: id, own: false, count: 0 }])
  expectProblem(await remove(other, id), { status: 404, code: 'view_not_found' })
  expect((await remove(one, id)).body.items).toEqual([])
  expectProblem(await remove(one, id), { status: 404, code: 'view_not_found' })
  expect(await list(other)).toEqual([])
})

test('a view stores no search text, needs a name, and there are at most twenty, also for concurrent calls', async () => {
  const token = await member()
  const view = { name: 'Mine', filter: {} }
  for (const wrong of [{ filter: { search: 'Anna Smith' } }, { name: ' ' }, { filter: { status: 'lost' } }])
    expect((await save(token, { ...view, ...wrong })).body).toMatchObject({ code: 'invalid_request' })
  const saved = await Promise.all(Array.from({ length: 22 }, () => save(token, view)))
  expect(saved.filter(({ status }) => status === 200)).toHaveLength(20)
  expectProblem(await save(token, view), { status: 409, code: 'too_many_views' })
  expectProblem(await save(await member('dispatch'), view), {
    status: 403,
    code: 'staff_role_missing',
  })
})
