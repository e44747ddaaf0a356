import { isDeepStrictEqual } from 'node:util'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { countBookingMail } from '../bookings/count-booking-mail.service.ts'
import type { Driver } from '../bookings/driver.contract.ts'
import { isKnownDriver } from '../bookings/known-driver.store.ts'
import { queueConfirmation } from '../mails/rental-mails.service.ts'
import { CONFIRM_HOURS, CONFIRM_PAUSE_SECONDS } from './driver-confirmation.ts'
import { findDriverChangeRequest, storeDriverChangeRequest } from './driver-change-request.store.ts'

export type RequestDriverChangeFailure = { code: 'link_too_soon'; detail: string; seconds: number }

type MailingApp = Pick<App, 'clock' | 'productName' | 'publicUrl' | 'places' | 'windowCounts' | 'limitScale'>

/** Parts of the app that request a driver change. */
export type RequestingApp = MailingApp & Pick<App, 'db'>

/**
 * Mails a confirmation link for another driver to the booking's address. Idempotent: a repeated request mails nothing.
 */
export async function requestDriverChange(
  app: RequestingApp,
  booking: BookingRecord,
  { driver, acceptTotal }: { driver: Driver; acceptTotal: Money },
): Promise<Result<null, RequestDriverChangeFailure>> {
  const { db, clock } = app
  const mailedTo = booking.driver?.email
  if (mailedTo === undefined) throw new Error(`booking ${booking.id} is confirmed without a driver`)
  const now = clock.now()
  const last = await findDriverChangeRequest(db, booking.id)
  if (last && Temporal.Instant.compare(now, last.expiresAt) < 0) {
    const isSame = isDeepStrictEqual(last.driver, driver) && isDeepStrictEqual(last.acceptTotal, acceptTotal)
    if (isSame && last.mailedTo === mailedTo) return ok(null)
    const seconds = CONFIRM_PAUSE_SECONDS - Math.floor(now.since(last.createdAt).total('seconds'))
    if (seconds > 0)
      return fail({
        code: 'link_too_soon',
        detail: 'A link was mailed a moment ago; wait a little before asking for another',
        seconds,
      })
  }
  await db.transaction().execute(async (tx) => {
    const secret = await storeDriverChangeRequest(tx, {
      bookingId: booking.id,
      driver,
      acceptTotal,
      mailedTo,
      createdAt: now,
      expiresAt: now.add({ hours: CONFIRM_HOURS }),
    })
    await mailConfirmation(app, tx, booking, { driver, secret })
  })
  return ok(null)
}

/** Queues the mail with the link, unless too many were mailed today. */
async function mailConfirmation(
  app: MailingApp,
  tx: Db,
  booking: BookingRecord,
  change: { driver: Driver; secret: string },
): Promise<void> {
  const isKnown = await isKnownDriver(tx, booking)
  const to = booking.driver?.email ?? ''
  if (!(await countBookingMail(app, tx, { to, bookingId: booking.id, isKnown }))) return
  const langId = booking.langId as LangId
  const station = (id: string) => app.places.station(id, languageOf(langId))
  const read = toBooking(booking, app.clock.now(), station)
  await queueConfirmation(app, tx, read, { ...change, langId, isKnown })
}
