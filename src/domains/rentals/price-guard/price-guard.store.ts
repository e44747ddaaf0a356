import { sql } from 'kysely'
import type { LangId } from '#kernel/locale.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { goodwillTotal } from '../bookings/booking-read.store.ts'
import type { Watched } from '../price-checks/claim-due.store.ts'
import type { GuardState } from './price-guard-tables.ts'

export type PriceGuard = { state: GuardState; endsAt: Temporal.Instant; checkedAt: Temporal.Instant | null }

/** A booking whose price is checked, without details that only its owner sees. */
export type GuardedBooking = Pick<
  BookingRecord,
  'id' | 'status' | 'supplierState' | 'sold' | 'price' | 'extras' | 'protection' | 'pickUpAt' | 'goodwill'
> & { langId: LangId }

type SwitchedOn = {
  bookingId: string
  checkKey: string
  endsAt: Temporal.Instant
  nextCheckAt: Temporal.Instant
  unsubscribeSecret: string
  now: Temporal.Instant
}

/** Guards, by booking id. */
export const watchedGuards: Watched = {
  table: 'price_guards',
  key: 'booking_id',
  isOn: sql<boolean>`state = 'on'`,
}

/** SQL condition: a guard's price check is due, or a guard has expired. */
export const hasDueGuard: Due = (now) =>
  sql`exists (select from price_guards where ${watchedGuards.isOn} and next_look_at <= ${now})
    or exists (select from price_guards where ${watchedGuards.isOn} and ends_at <= ${now})`

export const priceGuardStore = {
  async find(db: Db, bookingId: string): Promise<PriceGuard | null> {
    const row = await db
      .selectFrom('price_guards')
      .select(['state', 'ends_at', 'looked_at'])
      .where('booking_id', '=', bookingId)
      .executeTakeFirst()
    return row ? { state: row.state, endsAt: row.ends_at, checkedAt: row.looked_at } : null
  },

  /** Switches a guard on, or leaves it on. A previously mailed link to switch it off stays valid. */
  async switchOn(tx: Db, { bookingId, checkKey, endsAt, nextCheckAt, unsubscribeSecret, now }: SwitchedOn) {
    const on = {
      state: 'on' as const,
      look_key: checkKey,
      on_since: now,
      ends_at: endsAt,
      leave_hash: sha256(unsubscribeSecret),
    }
    await tx
      .insertInto('price_guards')
      .values({ booking_id: bookingId, next_look_at: nextCheckAt, ...on })
      .onConflict((same) =>
        same
          .column('booking_id')
          .doUpdateSet({ ...on, next_look_at: nextCheckAt })
          .where((row) =>
            row.or([row('price_guards.state', '!=', 'on'), row('price_guards.look_key', '!=', checkKey)]),
          ),
      )
      .execute()
  },

  async switchOff(tx: Db, bookingId: string): Promise<void> {
    await tx
      .updateTable('price_guards')
      .set({ state: 'off' })
      .where('booking_id', '=', bookingId)
      .where('state', '=', 'on')
      .execute()
  },

  /** Switches a guard off by the secret of a mailed link. False if no guard has it. */
  async switchOffBy(tx: Db, unsubscribeSecret: string): Promise<boolean> {
    const row = await tx
      .updateTable('price_guards')
      .set({ state: sql<GuardState>`case state when 'on' then 'off' else state end` })
      .where('leave_hash', '=', sha256(unsubscribeSecret))
      .returning('booking_id')
      .executeTakeFirst()
    return row !== undefined
  },

  /** Returns the reference of the booking that a mailed link belongs to. */
  async referenceBy(db: Db, unsubscribeSecret: string): Promise<string | null> {
    const row = await db
      .selectFrom('price_guards as g')
      .innerJoin('bookings as b', 'b.id', 'g.booking_id')
      .select('b.reference')
      .where('g.leave_hash', '=', sha256(unsubscribeSecret))
      .executeTakeFirst()
    return row?.reference ?? null
  },

  /** Ends expired guards. */
  async endByTime(tx: Db, now: Temporal.Instant): Promise<void> {
    await tx
      .updateTable('price_guards')
      .set({ state: 'over' })
      .where('state', '=', 'on')
      .where('ends_at', '<=', now)
      .execute()
  },

  /** Ends guards of bookings that can no longer have one. */
  async end(tx: Db, bookingIds: readonly string[]): Promise<void> {
    if (bookingIds.length === 0) return
    await tx
      .updateTable('price_guards')
      .set({ state: 'over' })
      .where('state', '=', 'on')
      .where('booking_id', 'in', bookingIds)
      .execute()
  },

  async guarded(db: Db, bookingIds: readonly string[]): Promise<GuardedBooking[]> {
    const rows = await db
      .selectFrom('bookings')
      .select([
        'id',
        'lang_id',
        'status',
        'supplier_state',
        'sold',
        'price',
        'extras',
        'protection',
        'pick_up_at',
      ])
      .select(({ ref }) => goodwillTotal(ref('bookings.id')).as('goodwill'))
      .where('id', 'in', bookingIds)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      langId: row.lang_id as LangId,
      status: row.status as BookingRecord['status'],
      supplierState: row.supplier_state,
      sold: row.sold as BookingRecord['sold'],
      price: row.price as BookingRecord['price'],
      extras: row.extras as unknown as BookingRecord['extras'],
      protection: row.protection as BookingRecord['protection'],
      pickUpAt: row.pick_up_at,
      goodwill: row.goodwill,
    }))
  },

  /** Records a check. The next one is at the same time of day, so that checks stay spread out. */
  async recordCheck(
    tx: Db,
    bookingIds: readonly string[],
    now: Temporal.Instant,
    next: Temporal.Instant,
  ): Promise<void> {
    if (bookingIds.length === 0) return
    await tx
      .updateTable('price_guards')
      .set({ looked_at: now, next_look_at: next })
      .where('booking_id', 'in', bookingIds)
      .where('state', '=', 'on')
      .execute()
  },
}
