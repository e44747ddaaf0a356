import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Driver } from '../bookings/driver.contract.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { CONFIRM_HOURS, CONFIRM_PAUSE_SECONDS } from './driver-confirmation.ts'
import type { DriverChangeRequestStore } from './driver-change-request.store.ts'

export type RequestDriverChangeFailure = { code: 'link_too_soon'; detail: string; seconds: number }

/**
 * Mails a confirmation link for another driver to the booking's address. Idempotent: a repeated request mails nothing.
 */
export type RequestDriverChange = (
  booking: BookingRecord,
  wanted: { driver: Driver; acceptTotal: Money },
) => Promise<Result<null, RequestDriverChangeFailure>>

/** Queues the mail with the link, in the transaction that records the request. */
export type MailConfirmation = (
  tx: Db,
  booking: BookingRecord,
  wanted: { driver: Driver; secret: string },
) => Promise<void>

type Needs = {
  db: Db
  requests: DriverChangeRequestStore
  mailConfirmation: MailConfirmation
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

export function requestDriverChange(needs: Needs): RequestDriverChange {
  const { db, requests, mailConfirmation, newToken, sha256, clock } = needs
  return async (booking, { driver, acceptTotal }) => {
    const mailedTo = booking.driver?.email
    if (mailedTo === undefined) throw new Error(`booking ${booking.id} is confirmed without a driver`)
    const now = clock.now()
    const last = await requests.find(booking.id)
    if (last && Temporal.Instant.compare(now, last.expiresAt) < 0) {
      const isSame =
        isDeepStrictEqual(last.driver, driver) && isDeepStrictEqual(last.acceptTotal, acceptTotal)
      if (isSame && last.mailedTo === mailedTo) return ok(null)
      const seconds = CONFIRM_PAUSE_SECONDS - Math.floor(now.since(last.createdAt).total('seconds'))
      if (seconds > 0)
        return fail({
          code: 'link_too_soon',
          detail: 'A link was mailed a moment ago; wait a little before asking for another',
          seconds,
        })
    }
    const secret = newToken()
    await db.transaction().execute(async (tx) => {
      await requests.put(tx, {
        bookingId: booking.id,
        secretHash: sha256(secret),
        driver,
        acceptTotal,
        mailedTo,
        createdAt: now,
        expiresAt: now.add({ hours: CONFIRM_HOURS }),
      })
      await mailConfirmation(tx, booking, { driver, secret })
    })
    return ok(null)
  }
}
