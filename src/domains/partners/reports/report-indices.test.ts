import { sql, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { addEarnings } from '#testing/builders/partners/earned-bookings.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { countEarnings, selectEarnings } from './partner-bookings.store.ts'
import { REVENUE_GROUPS } from './partner-report.contract.ts'
import type { ReportFilter } from './report-filter.store.ts'
import { readRevenueSums } from './revenue.store.ts'

const database = forFile(await testDatabase())
const { db } = database
const now = Temporal.Instant.from('2026-11-20T09:00:00Z')
const userId = newId()
await db.insertInto('users').values({ id: userId, role: 'partner', lang_id: 1, created_at: now }).execute()
const partnerId = await addPartner(db, { code: 'MANY', owner: userId, now })
const earnings = Array.from({ length: 40 }, (_, at) => ({ ordered_at: now.subtract({ hours: at }) }))
const bookingIds = (await addEarnings(db, { partnerId, userId }, earnings)).map(
  ({ booking_id }) => booking_id,
)
await sql`analyze partner_earnings`.execute(db)

/** How the statements of some work find rows of `partner_earnings`: the lines of their plans. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const lines: string[] = []
  const explained: KyselyPlugin = {
    transformQuery: ({ node }) =>
      node.kind === 'RawNode'
        ? { ...node, sqlFragments: [`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)] }
        : node,
    async transformResult({ result }) {
      lines.push(...result.rows.map((row) => String(row['QUERY PLAN'])))
      return result
    },
  }
  await database.db.transaction().execute(async (tx) => {
    // So few rows are quicker read than looked up.
    for (const name of ['enable_seqscan', 'enable_bitmapscan'])
      await sql`select set_config(${name}, 'off', true)`.execute(tx)
    await work(tx.withPlugin(explained))
  })
  return lines.flatMap(
    (line) => /[\w ]+ Scan (?:using \w+ )?on partner_earnings\b/.exec(line)?.[0].trim() ?? [],
  )
}

const INDEX_ALONE = 'Index Only Scan using partner_earnings_report on partner_earnings'
/** The rows of a page, and the one that it begins behind. */
const BY_KEY = 'Index Scan using partner_earnings_pkey on partner_earnings'

const FILTERS: readonly Omit<ReportFilter, 'partnerId'>[] = [
  {},
  { from: '2026-11-19', to: '2026-11-20' },
  { status: 'pending', sub_id: 'blog', place: 'DXB', supplier: 11 },
]

test('sums and counts read a partner’s index alone, and a page its own rows, however they are filtered', async () => {
  for (const filter of FILTERS) {
    const report = { partnerId, ...filter }
    for (const by of REVENUE_GROUPS) {
      const query = { by, currency: 'USD' }
      const plans = await plansOf((db) => readRevenueSums(db, report, query, { skip: 0, limit: 20 }))
      expect(plans, by).toEqual([INDEX_ALONE])
    }
    expect(await plansOf((db) => countEarnings(db, report))).toEqual([INDEX_ALONE])
    for (const after of [undefined, bookingIds[4]]) {
      const plans = await plansOf((db) => selectEarnings(db, report, 'USD', { skip: 0, after, limit: 5 }))
      expect(new Set(plans)).toEqual(new Set([INDEX_ALONE, BY_KEY]))
    }
  }
})
