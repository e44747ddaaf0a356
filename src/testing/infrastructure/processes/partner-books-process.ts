// Runs, in its own process, the jobs and staff actions that pay partners, and kills itself before an SQL statement. Takes the
// database's URL and the run (`BookLifecycle`) as JSON; prints each completed part.
import pg from 'pg'
import { openDatabase } from '#platform/db/database.ts'
import { partnerProcess } from '../../builders/partners/partner-process.ts'
import { testClock } from '../clock.ts'

export type BookPart = 'compute' | 'state' | 'prepare' | 'approve' | 'pay'

export type BookLifecycle = {
  /** Times at which commissions are computed, and statements are created and paid. */
  at: readonly [string, string]
  staff: readonly [string, string]
  /** Start of the SQL before whose `nth` occurrence in a part it is killed; null if it completes. */
  killBefore: { part: BookPart; sql: string; nth: number } | null
}

const [url = '', run = ''] = process.argv.slice(2)
const { at, staff, killBefore } = JSON.parse(run) as BookLifecycle
const [first, second] = staff.map((staffId) => ({ staffId, address: null }))
if (!first || !second) throw new Error('two of the staff are needed')

let part: BookPart = 'compute'
let count = 0
const query = pg.Client.prototype.query as (...request: unknown[]) => unknown
// BEGIN and COMMIT are statements as well: between two transactions is before the second BEGIN.
pg.Client.prototype.query = function killed(this: pg.Client, ...request: unknown[]) {
  const text = typeof request[0] === 'string' ? request[0] : (request[0] as { text: string }).text
  if (part === killBefore?.part && text.startsWith(killBefore.sql)) count += 1
  if (killBefore && count === killBefore.nth) process.kill(process.pid, 'SIGKILL')
  return query.apply(this, request)
} as typeof pg.Client.prototype.query

const database = openDatabase(url, { connections: 2 })
const { db } = database
const clock = testClock(at[0])
const { compute, payouts } = partnerProcess({ db, clock })
const batchesIn = (status: 'waiting' | 'approved') =>
  db.selectFrom('partner_payout_batches').select('id').where('status', '=', status).orderBy('id').execute()

const parts: Record<BookPart, () => Promise<unknown>> = {
  compute,
  async state() {
    clock.set(at[1])
    await payouts.makeMonthlyStatements()
  },
  prepare: () => payouts.prepare({ currency: 'EUR', format: 'sepa' }, first),
  async approve() {
    for (const { id } of await batchesIn('waiting'))
      await payouts.decide({ batchId: id, approve: true }, second)
  },
  async pay() {
    const paidOn = at[1].slice(0, 10)
    for (const { id } of await batchesIn('approved')) await payouts.pay({ batchId: id, paidOn }, first)
  },
}
for (part of ['compute', 'state', 'prepare', 'approve', 'pay'] as const) {
  await parts[part]()
  process.stdout.write(`${part}\n`)
}
await database.close()
