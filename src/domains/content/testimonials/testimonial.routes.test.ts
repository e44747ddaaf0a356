import { beforeEach, expect, test } from 'vitest'
import { auditOf } from '#testing/builders/staff/audit.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { PASSWORD } from '#testing/builders/accounts/people.ts'
import { addRating } from '#testing/builders/content/ratings.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { staffContentOf } from '#testing/builders/staff/staff-content.ts'

const app = forFile(await testApp())
const staff = await staffContentOf(app)
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await app.database.db.deleteFrom('ratings').execute()
})

let raters = 0
async function rater() {
  const email = `rater.${(raters += 1)}@example.com`
  const token = await accountOf(app).registerVerified({ email, first_name: 'Zubaida' })
  const { id } = await app.database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** A rating of a rental that is over; returns its booking's id. */
async function rated(comment: string | null, { by, score = 5 }: { by?: string; score?: number } = {}) {
  const userId = by ?? (await rater()).id
  const id = await addRating(app.database.db, { userId, comment, score, now: app.clock.now() })
  app.clock.pass({ minutes: 1 })
  return id
}

const moderate = (booking_id: string, show: boolean, more: object = {}) =>
  staff.post('testimonials/judge', { booking_id, show, ...more })
const listed = async (state: string) => (await staff.get(`testimonials?state=${state}`)).body
const onHome = async () => (await app.call('/api/home?lang_id=1')).body.testimonials

test('a comment is on the home page once it is let through, without a name or its booking', async () => {
  const bookingId = await rated('Clean car, quick desk', { score: 4 })
  expect(await onHome()).toEqual([])
  expect(await moderate(bookingId, true)).toMatchObject({
    status: 200,
    body: { booking_id: bookingId, state: 'shown' },
  })
  const shown = await onHome()
  expect(shown).toEqual([
    {
      id: expect.any(String),
      score: 4,
      comment: 'Clean car, quick desk',
      supplier: 'Europcar',
      at: '2026-12-01T09:00:00Z',
    },
  ])
  expect(shown[0].id).not.toBe(bookingId)
  await moderate(bookingId, false)
  expect(await onHome()).toEqual([])
})

test('the newest six that were let through are shown, the newest first', async () => {
  for (let count = 1; count <= 8; count++) {
    const id = await rated(`Comment ${count}`)
    if (count !== 7) await moderate(id, true)
  }
  const comments = (await onHome()).map(({ comment }: { comment: string }) => comment)
  expect(comments).toEqual([8, 6, 5, 4, 3, 2].map((count) => `Comment ${count}`))
})

test('the staff find comments by what became of them, a page at a time; ratings without one are not listed', async () => {
  const [first, second, third] = [await rated('One'), await rated('Two'), await rated('Three')]
  await rated(null)
  await moderate(first, true)
  await moderate(second, false)
  expect(await listed('waiting')).toMatchObject({
    items: [{ booking_id: third, comment: 'Three', state: 'waiting', judged_at: null }],
    total: 1,
  })
  expect(await listed('shown')).toMatchObject({ items: [{ booking_id: first, state: 'shown' }], total: 1 })
  expect(await listed('refused')).toMatchObject({ items: [{ booking_id: second, state: 'refused' }] })
  for (const comment of ['Four', 'Five']) await rated(comment)
  const { body } = await staff.get('testimonials?page=2&page_size=2')
  expect(body).toMatchObject({ items: [{ comment: 'Three' }], page: 2, page_size: 2, total: 3 })
})

test('why a comment was refused is told to colleagues until it is let through', async () => {
  const bookingId = await rated('Names the man at the desk')
  await moderate(bookingId, false, { reason: 'Names a person' })
  const [refused] = (await listed('refused')).items
  expect(refused).toMatchObject({ booking_id: bookingId, reason: 'Names a person' })
  await moderate(bookingId, true)
  expect((await listed('shown')).items).toMatchObject([{ booking_id: bookingId, reason: null }])
})

test('a judgement is audited once, without the comment; the same one again changes nothing', async () => {
  const bookingId = await rated('Private words')
  await moderate(bookingId, true)
  const [before] = await onHome()
  expect((await moderate(bookingId, true)).body.state).toBe('shown')
  expect(await onHome()).toEqual([before])
  const rows = await auditOf(app.database.db, bookingId)
  expect(rows).toEqual([
    {
      staff_id: staff.staffId,
      action: 'show_testimonial',
      subject: 'rating',
      before: { state: 'waiting' },
      after: { state: 'shown' },
    },
  ])
})

test('of many who judge one comment at once all are answered, and each change has one row', async () => {
  const bookingId = await rated('Judged by many')
  const replies = await Promise.all(Array.from({ length: 6 }, () => moderate(bookingId, true)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const rows = app.database.db.selectFrom('audit_entries').select('id').where('subject_id', '=', bookingId)
  expect(await rows.execute()).toHaveLength(1)
})

test('a comment goes from the home page with the account of who wrote it, in every process', async () => {
  const other = await testApp({ sharedWith: app })
  try {
    const { id, token } = await rater()
    await moderate(await rated('Gone with me', { by: id }), true)
    await moderate(await rated('Stays here'), true)
    const comments = async (process: TestApp) =>
      (await process.call('/api/home?lang_id=1')).body.testimonials.map(
        (one: { comment: string }) => one.comment,
      )
    expect(await comments(other)).toEqual(['Stays here', 'Gone with me'])
    const deleted = await app.call('/api/user/delete-account', { token, body: { password: PASSWORD } })
    expect(deleted.status).toBeLessThan(300)
    app.clock.pass({ seconds: 2 })
    for (const process of [app, other]) expect(await comments(process)).toEqual(['Stays here'])
    const left = app.database.db.selectFrom('ratings').select(['score', 'comment', 'shown_as'])
    expect(await left.where('user_id', '=', id).execute()).toEqual([
      { score: 5, comment: null, shown_as: null },
    ])
  } finally {
    await other.close()
  }
})

test.for([
  { name: 'a booking that there is not', bookingId: async () => crypto.randomUUID() },
  { name: 'a rating without a comment', bookingId: () => rated(null) },
])('there is nothing to judge: $name', async ({ bookingId }) => {
  const id = await bookingId()
  expectProblem(await moderate(id, true), { status: 404, code: 'testimonial_not_found' })
  expectArabic(await moderate(id, true, { lang_id: 2 }))
})

test.for([
  { name: 'no booking', body: { show: true }, path: 'booking_id', message: 'A booking ID must be a UUID' },
  {
    name: 'no judgement',
    body: { booking_id: crypto.randomUUID() },
    path: 'show',
    message: 'Enter yes or no',
  },
  { name: 'words', body: { booking_id: 'x', show: 'perhaps' }, path: 'booking_id' },
  {
    name: 'a reason that says nothing',
    body: { booking_id: crypto.randomUUID(), show: false, reason: ' ' },
    path: 'reason',
  },
  { name: 'more', body: { booking_id: 'x', show: true, comment: 'Better' }, path: 'comment' },
])('a judgement is refused in both languages: $name', async ({ body, path, message }) => {
  const fields = [{ path, ...(message !== undefined && { message }) }]
  expectProblem(await staff.post('testimonials/judge', body), {
    status: 400,
    code: 'invalid_request',
    fields,
  })
  expectArabic(await staff.post('testimonials/judge', { ...body, lang_id: 2 }))
})

test.for(['state=all', 'page=0', 'page_size=101'])(
  'the list of comments is refused with %s',
  async (query) => {
    const refused = await staff.get(`testimonials?${query}`)
    expectProblem(refused, { status: 400, code: 'invalid_request' })
  },
)

test('a supplier is shown with a rating once a traveller has voted', async () => {
  const logo = async () => {
    const { items } = (await app.call('/api/supplier-logo')).body
    return items.find(({ id }: { id: number }) => id === 11)
  }
  await app.app.runJob('supplier ratings')
  expect(await logo()).toMatchObject({ rating: null })
  await rated(null, { score: 1 })
  await app.app.runJob('supplier ratings')
  // Out of ten, as offers are rated.
  expect(await logo()).toMatchObject({ rating: 2 })
  await app.database.db.deleteFrom('ratings').execute()
  await app.app.runJob('supplier ratings')
  expect(await logo()).toMatchObject({ rating: null })
})
