import type { MailApp } from '#domains/outgoing/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { toBooking } from '../../bookings/booking-reply.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import { isKnownDriver } from '../../bookings/known-driver.store.ts'
import { redirectMails } from '../mails/resend-mail.service.ts'
import { differing, hasEmailChanged, withFields } from './corrected-driver.ts'
import { correctedFields, type CorrectedField } from './corrected-fields.contract.ts'
import type { DriverFields } from './driver.contract.ts'
import { lockDriver, updateDriver } from './driver-correction.store.ts'

export type CorrectingApp = MailApp & Pick<App, 'places'>

type CorrectionFailure = {
  code: 'booking_not_found' | 'driver_missing' | 'driver_changed' | 'booking_in_progress'
  detail: string
}

/** Some of the fields: either as shown to a colleague, which serves as the expected version, or the new values. */
type SomeFields = Partial<DriverFields>

type Corrected = {
  booking: BookingRecord
  fields: CorrectedField[]
  redirected: ReadonlyMap<string, string>
}

/**
 * Writes fields of a booking's driver in a transaction, unless a colleague has changed the values shown. Mails waiting
 * for a former address are redirected to the new one, and nothing more goes to the former.
 */
export async function writeDriver(
  app: CorrectingApp,
  tx: Db,
  booking: BookingRecord,
  { was, to }: { was: SomeFields; to: SomeFields },
  now: Temporal.Instant,
): Promise<Result<Corrected, CorrectionFailure>> {
  const locked = await lockDriver(tx, booking.id)
  if (!locked) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  if (!booking.driver || !locked.driver)
    return fail({ code: 'driver_missing', detail: 'This booking names no driver' })
  const before = correctedFields(locked.driver)
  if (differing({ ...before, ...was }, before).length > 0)
    return fail({ code: 'driver_changed', detail: 'The driver’s data were changed meanwhile' })
  const driver = withFields(locked.driver, { ...before, ...to })
  const fields = differing(before, correctedFields(driver))
  const after = { ...booking, driver }
  if (fields.length === 0) return ok({ booking: after, fields, redirected: new Map() })
  if (locked.supplierState === 'changing')
    return fail({
      code: 'booking_in_progress',
      detail: 'A change of this booking is under way; wait for it',
    })
  await updateDriver(tx, booking.id, driver, now)
  const redirected = hasEmailChanged(locked.driver, driver)
    ? await redirectMails(
        app,
        tx,
        {
          from: locked.driver.email,
          recipient: driver.email,
          booking: bookingInMail(app, after),
          isKnown: await isKnownDriver(tx, after),
        },
        now,
      )
    : new Map<string, string>()
  return ok({ booking: after, fields, redirected })
}

/** Returns a booking in its traveller's language. */
export function bookingInMail({ clock, places }: CorrectingApp, record: BookingRecord) {
  const language = languageOf(record.langId as LangId)
  return toBooking(record, clock.now(), (id) => places.station(id, language))
}
