import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addRating } from '#testing/builders/content/ratings.ts'
import { confirmedBooking } from '#testing/builders/rentals/changes.ts'
import { openedTask } from '#testing/builders/staff/staff-area-requests.ts'
import { addBooking } from '#testing/builders/staff/staff-tasks.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { BulkRow } from './bulk.contract.ts'

const app = forFile(await testApp({ fleet: { stock: 100 } }))
const people = peopleOf(app)
const { db } = app.database
const traveller = await people.add({ role: 'traveller', email: 'of.rows@example.com' })
const adminId = await people.add({ role: 'staff', email: 'admin.of.rows@example.com' })
const post = async (path: string, body: object) =>
  app.call(`/api/staff/bulk${path}`, { token: (await people.tokenOf(adminId)).token, body })

/** Begins an act, runs it, and returns what became of each row. */
async function done(act: string, ids: readonly string[], choice: object = {}) {
  const { body } = await post('', { act, which: { ids }, choice })
  await app.app.runJob('bulk actions')
  const { token } = await people.tokenOf(adminId)
  const rows = await app.call(`/api/staff/bulk/${body.bulk.bulk_id}/rows`, { token })
  const results = new Map(rows.body.items.map((row: BulkRow) => [row.row_id, row.why ?? row.state]))
  return ids.map((id) => results.get(id))
}
const audited = (id: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'staff_id', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test('tasks that are nobody’s are taken over; those of a colleague or closed stay', async () => {
  const colleague = await people.add({ role: 'staff' })
  const [free, theirs, closed, mine] = (await Promise.all(
    Array.from({ length: 4 }, () => openedTask(app, traveller)),
  )) as [string, string, string, string]
  const now = app.clock.now()
  const tasks = db.updateTable('staff_tasks')
  await tasks.set({ owner_id: colleague, owned_at: now }).where('id', '=', theirs).execute()
  await tasks.set({ done_at: now }).where('id', '=', closed).execute()
  await tasks.set({ owner_id: adminId, owned_at: now }).where('id', '=', mine).execute()
  const ids = [free, theirs, closed, mine]
  expect(await done('own_tasks', ids)).toEqual(['done', 'task_taken', 'task_closed', 'task_yours'])
  expect(await audited(free)).toMatchObject([
    { action: 'own_task', staff_id: adminId, before: { owner: null }, after: { owner: adminId } },
  ])
})

test('tasks are handed to a colleague who may have them: those that are nobody’s or one’s own', async () => {
  const colleague = await people.add({ role: 'staff', staffRoles: ['finance'] })
  const writer = await people.add({ role: 'staff', staffRoles: ['content'] })
  const third = await people.add({ role: 'staff', staffRoles: ['support'] })
  const [free, mine, theirs] = (await Promise.all(
    Array.from({ length: 3 }, () => openedTask(app, traveller)),
  )) as [string, string, string]
  const now = app.clock.now()
  const assigned = (id: string, owner_id: string) =>
    db.updateTable('staff_tasks').set({ owner_id, owned_at: now }).where('id', '=', id).execute()
  await assigned(mine, adminId)
  await assigned(theirs, third)
  const ids = [free, mine, theirs]
  const { body } = await post('/preview', { act: 'hand_tasks', which: { ids } })
  const offered = body.colleagues.map(({ staff_id }: { staff_id: string }) => staff_id)
  expect(offered).toEqual(expect.arrayContaining([colleague, third]))
  expect(offered).not.toContain(writer)
  expect(offered).not.toContain(adminId)
  expect(await done('hand_tasks', ids, { colleague_id: writer })).toEqual([
    'colleague_gone',
    'colleague_gone',
    'task_taken',
  ])
  expect(await done('hand_tasks', ids, { colleague_id: colleague })).toEqual(['done', 'done', 'task_taken'])
  expect(await done('hand_tasks', [mine], { colleague_id: colleague })).toEqual(['task_taken'])
  expect(await audited(mine)).toMatchObject([
    { action: 'hand_task', before: { owner: adminId }, after: { owner: colleague } },
  ])
})

test('confirmations go to their drivers once more, of bookings that are confirmed still', async () => {
  const [booked, cancelled] = [await confirmedBooking(app), await confirmedBooking(app)]
  const { id: unmailed } = await addBooking(db, traveller)
  await app.app.runJob('send mails')
  const ids = [booked.booking.booking_id, cancelled.booking.booking_id, unmailed]
  const { body } = await post('/preview', { act: 'resend_confirmations', which: { ids } })
  expect(body.counts).toMatchObject({ will: 2 })
  // Between preview and run.
  await cancelled.cancel()
  expect(await done('resend_confirmations', ids)).toEqual(['done', 'not_confirmed', 'driver_missing'])
  const mails = db
    .selectFrom('mails')
    .select(['template', 'recipient'])
    .where('about_id', '=', ids[0] ?? '')
  expect(await mails.execute()).toEqual(
    [1, 2].map(() => ({ template: 'confirmed', recipient: booked.driver.email })),
  )
  expect(await audited(ids[0] ?? '')).toMatchObject([{ action: 'resend_booking_mail' }])
})

test('comments are let through to the home page, or refused for one reason', async () => {
  const rated = (comment: string) => addRating(db, { userId: traveller, comment, now: app.clock.now() })
  const [one, two, three] = [await rated('Clean'), await rated('Quick'), await rated('Rude')]
  expect(await done('show_comments', [one, two])).toEqual(['done', 'done'])
  expect(await done('show_comments', [one])).toEqual(['comment_shown'])
  const home = (await app.call('/api/home?lang_id=1')).body.testimonials
  expect(home.map(({ comment }: { comment: string }) => comment).toSorted()).toEqual(['Clean', 'Quick'])
  expect(await done('refuse_comments', [three, one], { reason: 'Names a person' })).toEqual(['done', 'done'])
  const reasons = db.selectFrom('ratings').select('refused_reason').where('booking_id', 'in', [one, three])
  expect(await reasons.execute()).toEqual([1, 2].map(() => ({ refused_reason: 'Names a person' })))
  expect(await audited(one)).toMatchObject([
    { action: 'show_testimonial', before: { state: 'waiting' }, after: { state: 'shown' } },
    { action: 'refuse_testimonial', before: { state: 'shown' }, after: { state: 'refused' } },
  ])
})
