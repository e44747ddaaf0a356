import { expect, test } from 'vitest'
import { addEarning } from '#testing/builders/partners/payable-earnings.ts'
import { payoutsOn } from '#testing/builders/partners/payouts-on.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { sharedDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const clock = testClock('2026-12-01T00:10:00Z')

const database = forFile(await testDatabase({ connections: 10 }))
const other = forFile(sharedDatabase(database.url))
/** Two processes. */
const processes = [database.db, other.db].map((db) => payoutsOn({ db, clock }))

/** Four at once, from both processes. */
const atOnce = <Value>(work: (one: (typeof processes)[number], at: number) => Promise<Value>) =>
  Promise.all([0, 1, 2, 3].map((at) => work(processes[at % 2]!, at)))

const mailsOf = (template: string) =>
  database.db.selectFrom('mails').select('id').where('template', '=', template).execute()

test('two jobs and two people at once state, prepare, approve and pay everything once', async () => {
  const [one] = processes
  if (!one) throw new Error('no process')
  const partners = await Promise.all([1, 2, 3, 4, 5].map(() => one.partner()))
  const changed_at = Temporal.Instant.from('2026-11-20T09:00:00Z')
  for (const { id: partner_id, owner: userId } of partners)
    for (const amount of [3000, 2500])
      await addEarning(database.db, { partner_id, userId, amount, changed_at })
  await atOnce((process) => process.makeMonthlyStatements())
  const made = await database.db.selectFrom('partner_statements').select('number').execute()
  expect(made.map(({ number }) => number).toSorted()).toEqual(
    partners.map((_, at) => `PS-2026-00000${at + 1}`),
  )
  expect(await mailsOf('statement_made')).toHaveLength(partners.length)

  const [preparer, first, second] = [await one.actor(), await one.actor(), await one.actor()]
  const prepared = await atOnce((process) => process.prepare({ currency: 'EUR', format: 'sepa' }, preparer))
  const ids = prepared.flatMap((batch) => (batch.ok ? [batch.value] : []))
  expect(ids).toHaveLength(1)
  const [batchId = ''] = ids
  const decided = await atOnce((process, at) =>
    process.decide({ batchId, approve: true }, at < 2 ? first : second),
  )
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
  const paid = await atOnce((process) => process.pay({ batchId, paidOn: '2026-12-01' }, first))
  expect(paid.filter(({ ok }) => ok)).toHaveLength(1)
  const entries = await database.db.selectFrom('ledger_entries').select('partner_id').execute()
  expect(entries.map(({ partner_id }) => partner_id).toSorted()).toEqual(
    partners.map(({ id }) => id).toSorted(),
  )
  expect(await mailsOf('payout_paid')).toHaveLength(partners.length)
})
