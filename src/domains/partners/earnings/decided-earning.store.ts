import { money } from '#kernel/money.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { StaffEarning } from './decide-earning.contract.ts'
import type { EarningDecision, EarningFlag } from './earning-flag.contract.ts'

type Page = { after?: string | undefined; limit: number }

/** Lists the earnings that wait for a person, first ordered first. */
export async function selectToDecide(
  db: Db,
  { after, limit }: Page,
): Promise<{ items: StaffEarning[]; next: string | null }> {
  let query = staffEarnings(db)
    .where('e.to_decide', '=', true)
    .orderBy('e.ordered_at')
    .orderBy('e.booking_id')
    .limit(limit + 1)
  if (after !== undefined)
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('e.ordered_at', 'e.booking_id'),
        '>',
        selectFrom('partner_earnings as last')
          .select(['last.ordered_at', 'last.booking_id'])
          .where('last.booking_id', '=', after)
          .$asTuple('ordered_at', 'booking_id'),
      ),
    )
  const rows = await query.execute()
  const items = rows.slice(0, limit).map(staffEarning)
  return { items, next: rows.length > limit ? (items.at(-1)?.booking_id ?? null) : null }
}

export async function findStaffEarning(
  db: Db,
  by: { reference: string } | { soldId: string },
): Promise<StaffEarning | null> {
  const query = staffEarnings(db)
  const row = await (
    'reference' in by
      ? query.where('e.booking_id', 'in', ({ selectFrom }) =>
          selectFrom('bookings')
            .select('id')
            .where('reference', '=', by.reference)
            .union(selectFrom('trips').select('id').where('reference', '=', by.reference)),
        )
      : query.where('e.booking_id', '=', by.soldId)
  ).executeTakeFirst()
  return row ? staffEarning(row) : null
}

/** Locks an earning until the transaction ends. */
export async function lockEarning(tx: Db, soldId: string) {
  const row = await tx
    .selectFrom('partner_earnings')
    .select(['state', 'amount', 'flags', 'decision'])
    .where('booking_id', '=', soldId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function updateDecision(
  tx: Db,
  {
    soldId,
    decision,
    by,
    now,
  }: { soldId: string; decision: EarningDecision; by: string; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('partner_earnings')
    .set({ decision, decided_by: by, decided_at: now, to_decide: false })
    .where('booking_id', '=', soldId)
    .execute()
}

function staffEarnings(db: Db) {
  return db
    .selectFrom('partner_earnings as e')
    .innerJoin('partners as p', 'p.id', 'e.partner_id')
    .leftJoin('bookings as first', 'first.id', 'e.duplicate_of')
    .select([
      'e.booking_id',
      'e.kind',
      'e.reference',
      'e.partner_id',
      'p.code',
      'p.name',
      'e.state',
      'e.reason',
    ])
    .select(['e.amount', 'e.gross', 'e.currency', 'e.flags', 'first.reference as duplicate_of'])
    .select(['e.ordered_at', 'e.pick_up_at', 'e.drop_off_at', 'e.decision'])
}

type Row = RowOf<typeof staffEarnings>

function staffEarning({ partner_id, code, name, amount, gross, currency, flags, ...row }: Row): StaffEarning {
  return {
    ...row,
    partner: { id: partner_id, code, name },
    amount: money(amount, currency),
    price: money(gross, currency),
    flags: flags as EarningFlag[],
    ordered_at: row.ordered_at.toString(),
    pick_up_at: row.pick_up_at.toString(),
    drop_off_at: row.drop_off_at.toString(),
  }
}
