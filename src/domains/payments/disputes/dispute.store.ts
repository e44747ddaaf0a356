import { sql } from 'kysely'
import type { TaskSubject } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { DisputeState, Reversal } from '../payment-gateway.ts'

type Dispute = Extract<Reversal, { kind: 'dispute' }>

/** Returns the stored states of a payment's disputes, by id. */
export async function disputeStates(tx: Db, paymentId: string): Promise<Map<string, DisputeState>> {
  const rows = await tx
    .selectFrom('disputes')
    .select(['id', 'state'])
    .where('payment_id', '=', paymentId)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}

/**
 * Stores the gateway's state of disputes. As in the ledger, a lost one may still be won, and a won one stays
 * won.
 */
export async function saveDisputes(
  tx: Db,
  { about, paymentId }: { about: TaskSubject; paymentId: string },
  disputes: readonly Dispute[],
  now: Temporal.Instant,
): Promise<void> {
  for (const { id, amount, state, answerBy } of disputes)
    await sql`
      insert into disputes as d
        (id, booking_id, trip_id, payment_id, state, amount, currency, answer_by, opened_at, changed_at)
      values (${id}, ${about.bookingId ?? null}, ${about.tripId ?? null}, ${paymentId}, ${state},
        ${amount.amount}, ${amount.currency}, ${answerBy}, ${now}, ${now})
      on conflict (id) do update set
        payment_id = excluded.payment_id, amount = excluded.amount, answer_by = excluded.answer_by,
        state = excluded.state, changed_at = excluded.changed_at,
        by_hand = d.by_hand and excluded.state = d.state
      where (d.state, d.answer_by, d.amount, d.payment_id)
          is distinct from (excluded.state, excluded.answer_by, excluded.amount, excluded.payment_id)
        and d.state <> 'won' and (d.state <> 'lost' or excluded.state in ('lost', 'won'))`.execute(tx)
}

/** Marks an open dispute as lost by decision of a staff member. False if it is no longer open. */
export async function loseDispute(tx: Db, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('disputes')
    .set({ state: 'lost', by_hand: true, changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
