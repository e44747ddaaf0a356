import { sql, type Selectable } from 'kysely'
import { newReference } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { ReservationRequest } from '#domains/suppliers/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import { dayChanges, type CarOut, type DayChange } from './days-out.ts'
import { carsOn } from './stock.store.ts'

/** A garage's reservation: a car of a class for a range of days, at a price. */
export type StockReservation = { number: string; status: 'confirmed' | 'cancelled'; total: Money }

/** A validated order, to be stored if a car is left. */
export type StockOrder = { request: ReservationRequest; out: CarOut; total: Money; now: Temporal.Instant }

export async function findReservation(db: Db, reference: string): Promise<StockReservation | null> {
  const row = await ofReference(db, reference).executeTakeFirst()
  return row ? reservationOf(row) : null
}

/** Stores an order and counts its car out of every day, in a transaction of its own. */
export function enterReservation(
  db: Db,
  order: StockOrder,
): Promise<StockReservation | 'already_exists' | 'sold_out'> {
  return allOrSoldOut(db, async (tx) => {
    const row = await tx
      .insertInto('stock_reservations')
      .values({
        number: `D-${newReference()}`,
        reference: order.request.reference,
        status: 'confirmed',
        created_at: order.now,
        ...orderColumns(order),
      })
      .onConflict((same) => same.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return 'already_exists'
    await count(tx, dayChanges(null, order.out))
    return reservationOf(row)
  })
}

/** Changes a reservation and the counts of the days that it touches, in a transaction of its own. */
export function changeReservation(
  db: Db,
  reference: string,
  order: StockOrder,
): Promise<StockReservation | 'not_found' | 'already_cancelled' | 'sold_out'> {
  return allOrSoldOut(db, async (tx) => {
    const before = await ofReference(tx, reference).forUpdate().executeTakeFirst()
    if (!before) return 'not_found'
    if (before.status === 'cancelled') return 'already_cancelled'
    const row = await tx
      .updateTable('stock_reservations')
      .set(orderColumns(order))
      .where('reference', '=', reference)
      .returningAll()
      .executeTakeFirstOrThrow()
    await count(tx, dayChanges(outOf(before), order.out))
    return reservationOf(row)
  })
}

/** Cancels a reservation and returns its car. Returns an already cancelled reservation unchanged. */
export function cancelReservation(
  db: Db,
  reference: string,
  now: Temporal.Instant,
): Promise<StockReservation | 'not_found'> {
  return db.transaction().execute(async (tx) => {
    const cancelled = await tx
      .updateTable('stock_reservations')
      .set({ status: 'cancelled', updated_at: now })
      .where('reference', '=', reference)
      .where('status', '=', 'confirmed')
      .returningAll()
      .executeTakeFirst()
    if (cancelled) {
      await count(tx, dayChanges(outOf(cancelled), null))
      return reservationOf(cancelled)
    }
    const before = await ofReference(tx, reference).executeTakeFirst()
    return before ? reservationOf(before) : 'not_found'
  })
}

class SoldOut extends Error {}

/** Runs the work in one transaction, rolled back where a day has no car left. */
async function allOrSoldOut<Outcome>(
  db: Db,
  work: (tx: Db) => Promise<Outcome>,
): Promise<Outcome | 'sold_out'> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (error instanceof SoldOut) return 'sold_out'
    throw error
  }
}

/**
 * Counts cars out and back in: one guarded write of all days in a fixed order, so that orders for the same days wait
 * for each other without a deadlock. A day without a car left is not written. PostgreSQL checks a proposed row before
 * it detects the conflict, so it cannot hold −1: 0 stands for a returned car.
 */
async function count(tx: Db, changes: readonly DayChange[]): Promise<void> {
  if (changes.length === 0) return
  const column = (name: keyof DayChange) => changes.map((change) => change[name])
  const written = await sql`
    insert into stock_days as held (station, acriss, day, taken)
    select station, acriss, day, greatest(change, 0)
    from unnest(
      ${column('station')}::text[], ${column('acriss')}::text[], ${column('day')}::date[], ${column('change')}::int[]
    ) as wanted (station, acriss, day, change)
    where change < 0 or ${carsOn(sql`wanted.station`, sql`wanted.acriss`, sql`wanted.day`)} > 0
    order by station, acriss, day
    on conflict (station, acriss, day) do update
      set taken = held.taken + case excluded.taken when 0 then -1 else 1 end
      where excluded.taken = 0
        or held.taken < ${carsOn(sql`held.station`, sql`held.acriss`, sql`held.day`)}
  `.execute(tx)
  if (written.numAffectedRows !== BigInt(changes.length)) throw new SoldOut()
}

type Row = Selectable<Tables['stock_reservations']>

function ofReference(db: Db, reference: string) {
  return db.selectFrom('stock_reservations').selectAll().where('reference', '=', reference)
}

function orderColumns({ request, out, total, now }: StockOrder) {
  const { rental, driver, extras, protectionId } = request
  const { dropOffStation, pickUpAt, dropOffAt } = rental
  const { station, acriss, firstDay, lastDay } = out
  return {
    ...snakeKeys({ station, dropOffStation, acriss, pickUpAt, dropOffAt, firstDay, lastDay }),
    total: total.amount,
    currency: total.currency,
    extras: JSON.stringify(extras),
    protection: protectionId,
    driver: JSON.stringify(driver),
    updated_at: now,
  }
}

function outOf(row: Row): CarOut {
  return { station: row.station, acriss: row.acriss, firstDay: row.first_day, lastDay: row.last_day }
}

function reservationOf(row: Row): StockReservation {
  return { number: row.number, status: row.status, total: money(row.total, row.currency) }
}
