import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const traveller = await people.add({ role: 'traveller', email: 'about@example.com' })
const booking = await addBooking(db, traveller, 'cancelled')

async function member(name: string, role: StaffRole) {
  const id = await people.add({
    role: 'staff',
    email: `${name}@example.com`.toLowerCase(),
    staffRoles: [role],
  })
  await db.updateTable('users').set({ first_name: name, last_name: 'Aziz' }).where('id', '=', id).execute()
  const { token } = await people.tokenOf(id)
  return {
    id,
    get: (path: string) => app.call(`/api/staff/${path}`, { token }),
    post: (path: string, body: object = {}) => app.call(`/api/staff/${path}`, { token, body }),
  }
}
const sami = await member('Sami', 'support')
const huda = await member('Huda', 'finance')
const notes = `bookings/${booking.id}/notes`

test('a note is stored with its mentions, and each mentioned colleague finds it until they mark it as seen', async () => {
  const { status, body } = await sami.post(notes, { text: 'She calls at five, @huda aziz. Ask @Nobody Else' })
  expect([status, body.note]).toMatchObject([201, { by: 'Sami Aziz', mentions: ['Huda Aziz'] }])
  expect((await huda.get(notes)).body.items).toMatchObject([{ note_id: body.note.note_id }])
  expect((await huda.get('mentions')).body.items).toMatchObject([
    { reference: booking.reference, booking_id: booking.id, by: 'Sami Aziz' },
  ])
  expect((await sami.get('mentions')).body.items).toEqual([])
  expectProblem(await sami.post(`mentions/${body.note.note_id}/seen`), {
    status: 404,
    code: 'mention_not_found',
  })
  expect((await huda.post(`mentions/${body.note.note_id}/seen`)).body).toEqual({ items: [] })
  expectProblem(await huda.post(`mentions/${body.note.note_id}/seen`), {
    status: 404,
    code: 'mention_not_found',
  })
  const [entry] = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', 'note_booking')
    .execute()
  expect(entry).toMatchObject({ subject: 'booking', subject_id: booking.id, after: { mentions: [huda.id] } })
  expect(JSON.stringify(entry)).not.toContain('five')
})

test('readers of a booking see each other while their pages report it', async () => {
  const markPresence = async (who: typeof sami) =>
    (await who.post(`bookings/${booking.id}/presence`)).body.others
  expect(await markPresence(sami)).toEqual([])
  expect(await markPresence(huda)).toEqual([{ staff_id: sami.id, name: 'Sami Aziz' }])
  expect(await markPresence(sami)).toEqual([{ staff_id: huda.id, name: 'Huda Aziz' }])
  app.clock.pass({ seconds: 70 })
  expect(await markPresence(sami)).toEqual([])
})

test('a note without text, for no booking or without the role is rejected', async () => {
  for (const text of ['', '  ', 'x'.repeat(2001)])
    expectProblem(await sami.post(notes, { text }), { status: 400, code: 'invalid_request' })
  const nowhere = { status: 404, code: 'booking_not_found' }
  expectProblem(await sami.post(`bookings/${crypto.randomUUID()}/notes`, { text: 'x' }), nowhere)
  expectProblem(await sami.get(`bookings/${crypto.randomUUID()}/notes`), nowhere)
  expectProblem(await sami.post(`bookings/${crypto.randomUUID()}/presence`), nowhere)
  const dispatch = await member('Dana', 'dispatch')
  const closed = { status: 403, code: 'staff_role_missing' }
  expectProblem(await dispatch.post(notes, { text: 'x' }), closed)
  expectProblem(await dispatch.get('mentions'), closed)
})
