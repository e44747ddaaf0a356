import { expect, test } from 'vitest'
import { mailStore, MAX_ATTEMPTS, queueMail } from '#domains/outgoing/public.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { removeOldMails } from './mail-retention.store.ts'

const database = forFile(await testDatabase())

test('old mails go once they were sent or given up, and one that is still to be sent stays', async () => {
  const { db } = database
  const mails = mailStore(db)
  const queue = (subject: string, day: string) =>
    queueMail(
      db,
      {
        subject,
        recipient: 'layla@example.com',
        langId: 1,
        html: '',
        text: '',
        attachments: [],
        headers: {},
      },
      Temporal.Instant.from(`${day}T00:00:00Z`),
    )
  const now = Temporal.Instant.from('2026-12-01T00:00:00Z')
  await mails.markSent(await queue('old and sent', '2026-10-01'), now)
  await mails.markSent(await queue('new and sent', '2026-11-30'), now)
  await queue('old and still to be sent', '2026-10-01')
  const abandoned = await queue('old and given up', '2026-10-01')
  await db.updateTable('mails').set({ attempts: MAX_ATTEMPTS }).where('id', '=', abandoned).execute()

  expect(await removeOldMails(db, Temporal.Instant.from('2026-11-01T00:00:00Z'), 100)).toBe(2)
  const remaining = (await mails.list(10)).map(({ subject }) => subject)
  expect(remaining.toSorted()).toEqual(['new and sent', 'old and still to be sent'])
})
