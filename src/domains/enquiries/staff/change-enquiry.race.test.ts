import { expect, test } from 'vitest'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp({ connections: 20 }))
const people = peopleOf(app)
const tokens = await Promise.all(
  Array.from({ length: 6 }, async (_, at) => {
    const id = await people.add({ role: 'staff', email: `staff.${at}@example.com` })
    return (await people.tokenOf(id)).token
  }),
)

const rowsOf = async (id: string) => {
  const { db } = app.database
  const replies = await db.selectFrom('enquiry_replies').select('id').where('enquiry_id', '=', id).execute()
  const entries = await db.selectFrom('audit_entries').select('id').where('subject_id', '=', id).execute()
  return { replies: replies.length, entries: entries.length }
}

/** Everybody does the same to a new enquiry at the same moment. */
async function allAtOnce(act: string, body: object, email: string) {
  const { enquiry_id: id } = (await enquirers(app).send('/api/get_in_touch', { email })).body
  const replies = await Promise.all(
    tokens.map((token) =>
      app.call(`/api/staff/enquiries/${id}/${act}`, { token, body: { version: 1, ...body } }),
    ),
  )
  return {
    id,
    statuses: replies.map(({ status }) => status),
    codes: replies.map(({ body: reply }) => reply.code),
  }
}

test('of many who answer an enquiry at once one does, and its sender has one mail', async () => {
  for (let round = 0; round < 8; round++) {
    const email = `answered.${round}@example.com`
    const { id, statuses, codes } = await allAtOnce('answer', { message: 'Here it is' }, email)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 'enquiry_changed')).toHaveLength(tokens.length - 1)
    expect(await rowsOf(id)).toEqual({ replies: 1, entries: 1 })
    expect(await enquirers(app).mailsTo(email)).toHaveLength(1)
  }
})

test('of many who take an enquiry at once one does, and the others are told that it is taken', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, statuses, codes } = await allAtOnce('own', {}, 'layla@example.com')
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 'enquiry_taken')).toHaveLength(tokens.length - 1)
    expect(await rowsOf(id)).toEqual({ replies: 0, entries: 1 })
  }
})

test('an enquiry answered and closed at once is one of both', async () => {
  const { enquiry_id: id } = (await enquirers(app).send('/api/get_in_touch')).body
  const [token = '', other = ''] = tokens
  const [answered, closed] = await Promise.all([
    app.call(`/api/staff/enquiries/${id}/answer`, { token, body: { version: 1, message: 'x' } }),
    app.call(`/api/staff/enquiries/${id}/close`, { token: other, body: { version: 1 } }),
  ])
  expect([answered.status, closed.status].toSorted()).toEqual([200, 409])
  const { state } = await enquirers(app).stored(id)
  expect(state).toBe(answered.status === 200 ? 'answered' : 'closed')
  expect((await rowsOf(id)).replies).toBe(answered.status === 200 ? 1 : 0)
})
