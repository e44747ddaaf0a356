import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountSeals } from '#domains/partners/statements/details/seal-account.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import { EARNING_STATES } from '#domains/partners/record/earning.contract.ts'
import { owedToPartners } from '#testing/builders/partners/earnings.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { seedDemoAccounts } from '../demo-accounts.ts'
import { seedDemoPartners } from './seed-demo-partners.ts'

const SEALS = accountSeals(sealer(derivedKey('a secret of the tests', 'payout accounts')))

const app = forFile(await testApp())
await seedDemoAccounts(app.database.db, app.clock)
await seedDemoPartners(app.database.db, app.clock, SEALS)

const rows = async (query: ReturnType<typeof sql>) => (await query.execute(app.database.db)).rows

test('the demo partner has bookings in each state and with each reason, none of the future', async () => {
  const { db } = app.database
  const earnings = await db
    .selectFrom('partner_earnings as e')
    .innerJoin('partners as p', 'p.id', 'e.partner_id')
    .select(['e.state', 'e.reason', 'e.changed_at', 'e.to_decide'])
    .where('p.code', '=', 'DUNES')
    .execute()
  expect(new Set(earnings.map(({ state }) => state))).toEqual(new Set(EARNING_STATES))
  expect(new Set(earnings.map(({ reason }) => reason))).toEqual(
    new Set([null, 'cancelled', 'no_show', 'changed', 'self_referral']),
  )
  expect(earnings.filter(({ to_decide }) => to_decide)).toHaveLength(1)
  const late = earnings.filter(({ changed_at: at }) => Temporal.Instant.compare(at, app.clock.now()) > 0)
  expect(late).toEqual([])
})

test('ledger, earnings, statements and payouts agree to the cent', async () => {
  const owed = await owedToPartners(app.database.db)
  const [paid] = await rows(
    sql`select coalesce(sum(amount), 0)::int as amount from partner_payouts where paid_on is not null`,
  )
  const [{ amount }] = paid === undefined ? [{ amount: 0 }] : [paid as { amount: number }]
  expect(amount).toBeGreaterThan(0)
  expect(owed).toMatchObject({ earnings: owed?.lines, crooked: 0, ledger: (owed?.earnings ?? 0) - amount })
  const wrong = await rows(sql`
    select number from partner_statements s where total <> (
      select sum(amount) from partner_statement_lines l where l.statement_id = s.id)`)
  expect(wrong).toEqual([])
  expect(
    await rows(sql`select entry_id from ledger_postings group by entry_id having sum(amount) <> 0`),
  ).toEqual([])
})

test('one statement is paid, and the last waits in a batch for the demo member of the staff', async () => {
  const paid = await rows(sql`
    select bool_or(p.paid_on is not null) as paid, bool_or(p.paid_on is null) as waits from partner_payouts p
    join partners on partners.id = p.partner_id and code = 'DUNES'`)
  expect(paid).toEqual([{ paid: true, waits: true }])
  const waiting = await rows(
    sql`select prepared_by, decided_by from partner_payout_batches where status = 'waiting'`,
  )
  expect(waiting).toMatchObject([{ decided_by: null }])
})

test('it is seeded once', async () => {
  const count = () => rows(sql`select count(*)::int as bookings from bookings`)
  const before = await count()
  await seedDemoPartners(app.database.db, app.clock, SEALS)
  expect(await count()).toEqual(before)
})
