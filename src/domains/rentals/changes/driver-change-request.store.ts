import type { Money } from '#kernel/money.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import { json } from '../bookings/booking-row.ts'

/** A driver change that awaits a click on the link mailed to `mailedTo`, and the total accepted for it. */
type DriverChangeRequest = {
  bookingId: string
  driver: Driver
  acceptTotal: Money
  mailedTo: string
  createdAt: Temporal.Instant
  expiresAt: Temporal.Instant
}

/**
 * Stores a request, replacing the booking's previous one, whose link stops working. Returns the secret of the link; only
 * its hash is stored.
 */
export async function storeDriverChangeRequest(
  tx: Db,
  { bookingId, driver, acceptTotal, mailedTo, createdAt, expiresAt }: DriverChangeRequest,
): Promise<string> {
  const secret = newToken()
  const values = {
    secret_hash: sha256(secret),
    driver: json(driver),
    accept_total: json(acceptTotal),
    mailed_to: mailedTo,
    created_at: createdAt,
    expires_at: expiresAt,
    used_at: null,
  }
  await tx
    .insertInto('driver_change_requests')
    .values({ booking_id: bookingId, ...values })
    .onConflict((same) => same.column('booking_id').doUpdateSet(values))
    .execute()
  return secret
}

/** Finds the booking's latest unused request. */
export async function findDriverChangeRequest(
  db: Db,
  bookingId: string,
): Promise<DriverChangeRequest | null> {
  const row = await db
    .selectFrom('driver_change_requests')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row ? toRequest(row) : null
}

/** Consumes a link; null if it is unknown, expired or used. */
export async function consumeDriverChangeLink(
  db: Db,
  secret: string,
  now: Temporal.Instant,
): Promise<DriverChangeRequest | null> {
  const row = await db
    .updateTable('driver_change_requests')
    .set({ used_at: now })
    .where('secret_hash', '=', sha256(secret))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  return row ? toRequest(row) : null
}

/** Makes a consumed link valid again after the change failed. */
export async function restoreDriverChangeLink(db: Db, secret: string): Promise<void> {
  await db
    .updateTable('driver_change_requests')
    .set({ used_at: null })
    .where('secret_hash', '=', sha256(secret))
    .execute()
}

type Row = {
  booking_id: string
  driver: object
  accept_total: object
  mailed_to: string
  created_at: Temporal.Instant
  expires_at: Temporal.Instant
}

function toRequest(row: Row): DriverChangeRequest {
  return {
    bookingId: row.booking_id,
    driver: row.driver as Driver,
    acceptTotal: row.accept_total as Money,
    mailedTo: row.mailed_to,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}
