import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { earningsJobOn } from '#testing/builders/partners/earnings.ts'
import { ledBookingsOn } from '#testing/builders/partners/led-bookings.ts'
import { payoutsOn } from '#testing/builders/partners/payouts-on.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'

const clock = testClock()
let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const ACTS = ['order', 'reprice', 'complete', 'cancel', 'no_show', 'wait', 'state', 'state', 'pay'] as const

const START = ['order', 'complete', 'wait', 'wait', 'state'] as const
const END = (['wait', 'state', 'pay'] as const).map((act) => [act, 0] as const)

/** What we owe a partner by the ledger, and by statements, payouts that are not paid, and what is not stated. */
async function owed(partnerId: string) {
  const { rows } = await sql<{ ledger: number; stated: number; unpaid: number; unstated: number }>`
    select
      (select coalesce(-sum(p.amount), 0)::bigint from ledger_postings p
        join ledger_entries e on e.id = p.entry_id
        where p.account = 'partner_payable' and (e.partner_id = ${partnerId} or e.booking_id in
          (select booking_id from partner_earnings where partner_id = ${partnerId}))) as ledger,
      (select coalesce(sum(closing), 0)::bigint from (select distinct on (currency) closing
        from partner_statements where partner_id = ${partnerId} order by currency, month desc) s) as stated,
      (select coalesce(sum(amount), 0)::bigint from partner_payouts
        where partner_id = ${partnerId} and paid_on is null) as unpaid,
      (select coalesce(sum(amount - stated), 0)::bigint from partner_earnings
        where partner_id = ${partnerId}) as unstated`.execute(database.db)
  return rows[0] ?? expect.fail('no sums')
}

/** A partner’s bookings, statements and payouts, on a clock that only goes on. */
async function course() {
  const on = { db: database.db, clock }
  clock.set('2026-12-01T09:00:00Z')
  const payouts = payoutsOn(on)
  const compute = earningsJobOn(on)
  const bookings = ledBookingsOn(on)
  const { id: partnerId } = await payouts.partner()
  const people = [await payouts.actor(), await payouts.actor()] as const
  const ids: string[] = []

  async function pay() {
    const batch = await payouts.prepare({ currency: 'EUR', format: 'sepa' }, people[0])
    if (!batch.ok) return
    await payouts.decide({ batchId: batch.value, approve: true }, people[1])
    await payouts.pay({ batchId: batch.value, paidOn: clock.now().toString().slice(0, 10) }, people[0])
  }

  return {
    partnerId,
    async act(act: (typeof ACTS)[number], pick: number) {
      const id = ids[pick % ids.length]
      if (act === 'order')
        ids.push(
          await bookings.addConfirmed({
            partnerId,
            total: 110_000 + pick * 1100,
            supplierTotal: 90_000,
            pickUpAt: clock.now().add({ hours: 24 }),
            dropOffAt: clock.now().add({ hours: 72 }),
          }),
        )
      else if (act === 'wait') clock.pass({ hours: 24 * 40 })
      else if (act === 'state') {
        await payouts.ofClosedMonth()
        await payouts.ofClosedMonth()
      } else if (act === 'pay') await pay()
      else if (id !== undefined) {
        if (act === 'reprice')
          await bookings.reprice(id, { total: 55_000 + pick * 1100, supplierTotal: 45_000 })
        else if (act === 'complete') await bookings.become(id, 'completed')
        else await bookings.become(id, act === 'cancel' ? 'cancelled' : 'no_show')
      }
      await compute()
    },
  }
}

test('for any course of bookings, statements and payouts, the ledger owes what is carried, unpaid and not stated', async () => {
  const step = fc.tuple(fc.constantFrom(...ACTS), fc.nat(50))
  let statements = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const { partnerId, act } = await course()
      // There is something to state in every course, and what it became is stated at its end.
      for (const one of START) await act(one, 7)
      for (const [one, pick] of [...steps, ...END]) {
        await act(one, pick)
        const { ledger, stated, unpaid, unstated } = await owed(partnerId)
        expect(ledger).toBe(stated + unpaid + unstated)
        expect(unpaid).toBeGreaterThanOrEqual(0)
      }
      const rows = await database.db
        .selectFrom('partner_statements')
        .select('payout')
        .where('partner_id', '=', partnerId)
        .execute()
      statements += rows.length
      expect(rows.every(({ payout }) => payout === 0 || payout >= 5000)).toBe(true)
    }),
    { numRuns: 6, endOnFailure: true },
  )
  expect(statements).toBeGreaterThanOrEqual(6)
})
