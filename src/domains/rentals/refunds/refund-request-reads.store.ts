import { sql } from 'kysely'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { money } from '#kernel/money.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { RefundVerdict } from './refund-request-tables.ts'
import type { Approval, Approvals, RefundRequest, RefundState } from './refund-request.contract.ts'

/** More requests than any booking has. */
const MAX_REQUESTS = 200

const selectRequests = (db: Db) =>
  db
    .selectFrom('refund_requests as q')
    .innerJoin('users as u', 'u.id', 'q.asked_by')
    .leftJoin('users as d', 'd.id', 'q.decided_by')
    .select(['q.id', 'q.amount', 'q.currency', 'q.cause', 'q.reason', 'q.status', 'q.with_cancellation'])
    .select(['q.asked_by', 'q.asked_at', 'q.decided_by', 'q.ordered_at'])
    .select([
      sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('requester'),
      sql<string>`concat_ws(' ', d.first_name, d.last_name)`.as('decider'),
      sumOf('done').as('done'),
      sumOf('due').as('due'),
    ])

function toRequest(row: RowOf<typeof selectRequests>): RefundRequest {
  return {
    request_id: row.id,
    state: stateOf(row),
    amount: money(row.amount, row.currency),
    cause: row.cause,
    reason: row.reason,
    with_cancellation: row.with_cancellation,
    asked_by: { staff_id: row.asked_by, name: row.requester },
    asked_at: row.asked_at.toString(),
    decided_by: row.decided_by === null ? null : { staff_id: row.decided_by, name: row.decider },
  }
}

/** Lists a booking's requests, latest first. */
export async function selectRefundRequests(db: Db, bookingId: string): Promise<RefundRequest[]> {
  const ofBooking = selectRequests(db).where('q.booking_id', '=', bookingId)
  return (await ofBooking.orderBy('q.id', 'desc').limit(MAX_REQUESTS).execute()).map(toRequest)
}

export async function findRefundRequest(db: Db, id: string): Promise<RefundRequest | null> {
  const row = await selectRequests(db).where('q.id', '=', id).executeTakeFirst()
  return row ? toRequest(row) : null
}

/** Lists a page of waiting requests, oldest first. */
export async function selectWaitingRequests(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Approvals> {
  let query = selectRequests(db)
    .innerJoin('bookings as b', 'b.id', 'q.booking_id')
    .select(['q.booking_id', 'b.reference', 'b.driver'])
    .select(
      sql<Approval['card']>`(select case when count(distinct (p.card_brand, p.card_last4)) = 1
        then jsonb_build_object('brand', min(p.card_brand), 'last4', min(p.card_last4)) end
        from payments p where p.booking_id = q.booking_id and p.state = 'captured'
        and p.card_last4 is not null)`.as('card'),
    )
    .where('q.status', '=', 'waiting')
    .orderBy('q.id')
    .limit(limit + 1)
  if (after !== undefined) query = query.where('q.id', '>', after)
  const rows = await query.execute()
  const found = rows.map((row) => {
    const { state: _, decided_by: __, ...request } = toRequest(row)
    const driver = row.driver as { first_name: string; last_name: string } | null
    return {
      ...request,
      booking_id: row.booking_id,
      reference: row.reference,
      card: row.card,
      driver: driver && `${driver.first_name} ${driver.last_name}`,
    }
  })
  return keyedPageOf(found, limit, (one) => one.request_id)
}

function sumOf(status: 'done' | 'due') {
  return sql<number>`coalesce((select sum(r.amount) from refunds r
    where r.request_id = q.id and r.status = ${status}), 0)::float8`
}

type Progress = {
  status: 'waiting' | RefundVerdict
  ordered_at: Temporal.Instant | null
  amount: number
  done: number
  due: number
}

function stateOf({ status, ordered_at, amount, done, due }: Progress): RefundState {
  if (status !== 'approved') return status
  if (ordered_at === null) return 'planned'
  if (done >= amount) return 'done'
  return done + due >= amount ? 'sending' : 'failed'
}
