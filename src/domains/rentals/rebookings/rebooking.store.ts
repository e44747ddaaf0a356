import { sql, type Selectable } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { Tables } from '#platform/db/tables.ts'
import { json } from '../bookings/booking-row.ts'
import type { GiveUpReason, RebookingState } from './rebooking.contract.ts'
import type { CheaperCar, Rebooking } from './rebooking.ts'

const OPEN = ['offered', 'ordering', 'confirmed', 'cancelling'] as const satisfies readonly RebookingState[]
const UNDER_WAY = ['ordering', 'confirmed', 'cancelling'] as const satisfies readonly RebookingState[]

/** SQL condition on rebookings: in progress and not leased. */
const isClaimable = (now: Temporal.Instant) =>
  sql<boolean>`state in (${sql.join(UNDER_WAY)}) and (lease_until is null or lease_until <= ${now})`

export const hasDueRebooking: Due = (now) => sql`exists (select from rebookings where ${isClaimable(now)})`

export const rebookingStore = {
  async find(db: Db, id: string): Promise<Rebooking | null> {
    return recordOf(await db.selectFrom('rebookings').selectAll().where('id', '=', id).executeTakeFirst())
  },

  /** Returns the latest rebooking of a booking, in any state. */
  async latestOf(db: Db, bookingId: string): Promise<Rebooking | null> {
    const row = await db
      .selectFrom('rebookings')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return recordOf(row)
  },

  /** Offers a car for a booking, replacing an offer that was not ordered. False if one is being ordered. */
  async offer(
    tx: Db,
    offered: { id: string; bookingId: string; found: CheaperCar; told: boolean; now: Temporal.Instant },
  ): Promise<boolean> {
    const { id, bookingId, found, told, now } = offered
    const set = {
      found: json(found),
      updated_at: now,
      ...(told && { told_total: found.price.total.amount }),
    }
    const written = await tx
      .insertInto('rebookings')
      .values({ id, booking_id: bookingId, state: 'offered', created_at: now, ...set })
      .onConflict((open) =>
        open
          .column('booking_id')
          .where('state', 'in', OPEN)
          .doUpdateSet(set)
          .where('rebookings.state', '=', 'offered'),
      )
      .returning('id')
      .executeTakeFirst()
    return written !== undefined
  },

  /** Locks a rebooking until the transaction ends; null if it no longer exists. */
  async lock(tx: Db, id: string): Promise<Rebooking | null> {
    return recordOf(
      await tx.selectFrom('rebookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    )
  },

  /** Moves a rebooking from the state that was read. False if another process has moved it. */
  async move(
    tx: Db,
    id: string,
    from: RebookingState,
    to: { state: RebookingState; newBookingId?: string | null; reason?: GiveUpReason; found?: CheaperCar },
    now: Temporal.Instant,
  ): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('rebookings')
      .set({
        state: to.state,
        updated_at: now,
        attempts: 0,
        lease_until: null,
        ...(to.newBookingId !== undefined && { new_booking_id: to.newBookingId }),
        ...(to.reason !== undefined && { reason: to.reason }),
        ...(to.found !== undefined && { found: json(to.found) }),
      })
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },

  /** Leases up to `limit` due rebookings in progress. Each is due again later, whatever the outcome of this attempt. */
  async claim(db: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
    const rows = await db.transaction().execute((tx) =>
      tx
        .updateTable('rebookings')
        .set((row) => ({
          lease_until: sql<Temporal.Instant>`${now}::timestamptz
            + make_interval(secs => least(300, 5 * power(2, least(${row.ref('attempts')}, 6))))`,
          attempts: row('attempts', '+', 1),
        }))
        .where('id', 'in', (from) =>
          from
            .selectFrom('rebookings as r')
            .select('r.id')
            .where(isClaimable(now))
            .orderBy('r.lease_until', (order) => order.asc().nullsFirst())
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning('id')
        .execute(),
    )
    return rows.map(({ id }) => id)
  },

  /** Copies the access grants of the old booking to the new one. */
  async copyGrants(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
    await tx
      .insertInto('booking_grants')
      .columns(['token_hash', 'booking_id'])
      .expression((rows) =>
        rows
          .selectFrom('booking_grants')
          .select(({ val }) => ['token_hash', val(to).as('booking_id')])
          .where('booking_id', '=', from),
      )
      .onConflict((same) => same.doNothing())
      .execute()
  },
}

function recordOf(row: Selectable<Tables['rebookings']> | undefined): Rebooking | null {
  if (!row) return null
  const found = row.found as CheaperCar
  return {
    id: row.id,
    bookingId: row.booking_id,
    newBookingId: row.new_booking_id,
    state: row.state,
    reason: row.reason as GiveUpReason | null,
    found,
    toldTotal: row.told_total === null ? null : money(row.told_total, found.price.total.currency),
  }
}
