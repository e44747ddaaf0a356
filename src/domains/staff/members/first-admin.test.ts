import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const ADMIN_EMAIL = 'first.admin@example.com'
const JOB = 'invite the first administrator'

const app = forFile(await testApp({ environment: { ADMIN_EMAIL } }))
const { db } = app.database
const members = () =>
  db.selectFrom('staff_members').select(['user_id', 'roles', 'invited_by', 'suspended_at']).execute()
const mails = () => db.selectFrom('mails').select('subject').where('recipient', '=', ADMIN_EMAIL).execute()

test('the first administrator is invited once, however often and however many processes start', async () => {
  const other = await testApp({ environment: { ADMIN_EMAIL }, sharedWith: app })
  await Promise.all([app, other, app].map((one) => one.app.runJob(JOB)))
  await app.app.runJob(JOB)
  expect(await members()).toMatchObject([{ roles: ['admin'], invited_by: null, suspended_at: null }])
  expect(await mails()).toEqual([{ subject: 'You have been invited to join the Rihla staff' }])
  await other.close()
})

test('without a configured address nobody is invited', async () => {
  const other = await testApp({ sharedWith: app })
  await expect(other.app.runJob(JOB)).rejects.toThrow('no job')
  await other.close()
})
