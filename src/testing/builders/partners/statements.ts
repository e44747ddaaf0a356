import { insertBatch } from '#domains/partners/statements/payouts/payout-batch.store.ts'
import { insertStatement } from '#domains/partners/statements/statement.store.ts'
import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { peopleOf } from '../accounts/people.ts'
import { addEarning } from './payable-earnings.ts'

type On = Pick<TestApp, 'database' | 'clock'>

/** Inserts a statement of a partner, by default with a payout of 70.00, each for another month. */
export async function addStatement(
  { database: { db }, clock }: On,
  { userId, payout = 7000, currency = 'EUR' }: { userId: string; payout?: number; currency?: string },
): Promise<{ id: string; number: string }> {
  const { partner_id: partnerId } = await db
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { count } = await db
    .selectFrom('partner_statements')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const statement = {
    partnerId,
    partnerName: 'Dune Travel',
    currency,
    month: Temporal.PlainDate.from('2020-01-01').add({ months: count }).toString(),
    opening: 0,
    total: 7000,
    payout,
    closing: 7000 - payout,
    minimum: 5000,
    madeAt: clock.now(),
    lines: [],
  }
  return db.transaction().execute((tx) => insertStatement(tx, statement))
}

/** Inserts a batch that waits for approval, of a payout that a member of the staff has prepared. */
export async function addBatch(
  { database: { db }, clock }: On,
  { statementId, preparedBy }: { statementId: string; preparedBy: string },
): Promise<string> {
  const { id, currency, amount } = await db
    .selectFrom('partner_payouts')
    .select(['id', 'currency', 'amount'])
    .where('statement_id', '=', statementId)
    .executeTakeFirstOrThrow()
  const payouts = [{ id, sealed: Buffer.from('sealed'), account: 'DE•• •••• 3000' }]
  const batch = { currency, format: 'sepa' as const, total: amount, preparedBy, payouts }
  return db.transaction().execute((tx) => insertBatch(tx, batch, clock.now()))
}

/** Inserts a partner that has ended, with one euro that is not stated yet; its code. */
export async function addEndedPartner({ database, clock }: On): Promise<string> {
  const { db } = database
  const email = `${newReference().toLowerCase()}@example.com`
  const userId = await peopleOf({ database, clock }).add({ role: 'partner', email })
  const { code, id } = await db
    .updateTable('partners')
    .set({ ended_at: clock.now() })
    .from('partner_members')
    .whereRef('partner_members.partner_id', '=', 'partners.id')
    .where('user_id', '=', userId)
    .returning(['code', 'id'])
    .executeTakeFirstOrThrow()
  const changed_at = clock.now().subtract({ minutes: 1 })
  await addEarning(db, { partner_id: id, userId, amount: 100, changed_at })
  return code
}
