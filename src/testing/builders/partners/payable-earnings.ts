import type { Insertable } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import { addBooking } from '../staff/staff-tasks.ts'

type Earning = Pick<Insertable<Tables['partner_earnings']>, 'partner_id' | 'amount'> & {
  userId: string
  changed_at: Temporal.Instant
}

/** Inserts a partner's earning, by default payable; returns the booking's id. */
export async function addEarning(
  db: Db,
  { userId, ...earning }: Earning & Partial<Insertable<Tables['partner_earnings']>>,
): Promise<string> {
  const { id, reference } = await addBooking(db, userId)
  const at = earning.changed_at
  await db
    .insertInto('partner_earnings')
    .values({
      booking_id: id,
      reference,
      sub_id: '',
      state: 'payable',
      currency: 'EUR',
      gross: 100_000,
      market: 'AE',
      pickup_id: 'NJMAD',
      supplier_id: 14,
      ordered_at: at,
      pick_up_at: at,
      drop_off_at: at,
      payable_at: at,
      ...earning,
    })
    .execute()
  return id
}

/** Changes what a booking earns, as of an instant. */
export async function changeEarning(
  db: Db,
  soldId: string,
  change: Pick<Insertable<Tables['partner_earnings']>, 'amount'> & {
    at: Temporal.Instant
    reversed?: boolean
  },
): Promise<void> {
  await db
    .updateTable('partner_earnings')
    .set({
      amount: change.amount,
      changed_at: change.at,
      ...(change.reversed && { state: 'reversed', reason: 'cancelled' }),
    })
    .where('booking_id', '=', soldId)
    .execute()
}
