import { beforeEach, expect, test } from 'vitest'
import { MAX_ATTEMPTS, queueMail, type MailAbout } from '#domains/outgoing/public.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { tripsOf } from '#testing/builders/rentals/journeys.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import type { StaffMail } from './staff-mail.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const trips = await tripsOf(app)
const member = async (role: StaffRole) => {
  const id = await people.add({ role: 'staff', staffRoles: [role] })
  return async () => (await people.tokenOf(id)).token
}
const support = await member('support')
const dispatch = await member('dispatch')

beforeEach(async () => {
  await db.deleteFrom('mails').execute()
})

const mailsOf = async (path: string, token = dispatch): Promise<StaffMail[]> =>
  (await app.call(`/api/staff/${path}/mails`, { token: await token() })).body.items
const resend = async (id: string, token = support) =>
  app.call(`/api/staff/mails/${id}/resend`, { token: await token(), body: {} })

/** A mail about a record, sent unless it is to wait or is given up. */
async function mailed(about: MailAbout, text: string, state: 'sent' | 'waiting' | 'given_up' = 'sent') {
  const mail = { recipient: 'Layla@example.com', langId: 1 as const, subject: text, html: text, text }
  const id = await queueMail(db, { ...mail, attachments: [], headers: {} }, app.clock.now(), {
    topic: about.kind,
    template: 'booked',
    about,
  })
  await db
    .updateTable('mails')
    .set({
      ...(state === 'sent' && { sent_at: app.clock.now() }),
      ...(state === 'given_up' && { attempts: MAX_ATTEMPTS }),
    })
    .where('id', '=', id)
    .execute()
  return id
}

test('a trip’s record lists its mails, and the last is sent once more as it was: once, whoever presses', async () => {
  const about = { kind: 'trip', id: await trips.booked() } as const
  const [booked, assigned] = [await mailed(about, 'Booked'), await mailed(about, 'Assigned')]
  expect(await mailsOf(`trips/${about.id}`)).toMatchObject([
    { mail_id: assigned, subject: 'Assigned', state: 'sent', can: { open: true, resend: true } },
    { mail_id: booked, can: { open: true, resend: false } },
  ])
  expectProblem(await resend(booked), { status: 409, code: 'mail_not_last' })
  const both = await Promise.all([resend(assigned), resend(assigned)])
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  const [copy, ...rest] = await mailsOf(`trips/${about.id}`)
  expect(rest).toHaveLength(2)
  expect(copy).toMatchObject({ subject: 'Assigned', state: 'waiting', can: { resend: false } })
  const { after } = await db
    .selectFrom('audit_entries')
    .select('after')
    .where('action', '=', 'resend_mail')
    .where('subject_id', '=', assigned)
    .executeTakeFirstOrThrow()
  expect(after).toEqual({ sent: copy?.mail_id })
})

test('each mail of an enquiry is sent once more; one that was given up goes itself', async () => {
  const { enquiry_id: id } = (await enquirers(app).send('/api/get_in_touch')).body
  await db.deleteFrom('mails').execute()
  const about = { kind: 'enquiry', id } as const
  const [first, lost] = [await mailed(about, 'First answer'), await mailed(about, 'Second', 'given_up')]
  await mailed({ kind: 'enquiry', id: crypto.randomUUID() }, 'Of another')
  expect((await resend(first)).status).toBe(200)
  expect((await resend(lost)).body.mail).toMatchObject({ mail_id: lost, state: 'waiting' })
  const found = await mailsOf(`enquiries/${id}`, support)
  expect(found.map(({ subject, state }) => [subject, state])).toEqual([
    ['First answer', 'waiting'],
    ['Second', 'waiting'],
    ['First answer', 'sent'],
  ])
})

test('who looks after trips reads no enquiry’s mails, and sends none again', async () => {
  const about = { kind: 'trip', id: await trips.booked() } as const
  const id = await mailed(about, 'Booked')
  expect((await resend(id, dispatch)).status).toBe(403)
  const token = await dispatch()
  expect((await app.call(`/api/staff/enquiries/${crypto.randomUUID()}/mails`, { token })).status).toBe(403)
  expect(await mailsOf(`trips/${crypto.randomUUID()}`)).toEqual([])
})
