import { toBooking, type StationNames } from '../../bookings/booking-reply.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import type { IsKnownDriver } from '../../bookings/known-driver.store.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { RedirectMails } from '../mails/booking-mails.ts'
import { differing, hasEmailChanged, withFields } from './corrected-driver.ts'
import { correctedFields, type CorrectedField } from './corrected-fields.contract.ts'
import type { DriverFields } from './driver.contract.ts'
import type { DriverCorrections } from './driver-correction.store.ts'

export type CorrectionFailure = {
  code: 'booking_not_found' | 'driver_missing' | 'driver_changed' | 'booking_in_progress'
  detail: string
}

/** Some of the fields: either as shown to a colleague, which serves as the expected version, or the new values. */
type SomeFields = Partial<DriverFields>

/**
 * Writes fields of a booking's driver in a transaction, unless a colleague has changed the values shown. Mails waiting
 * for a former address are redirected to the new one, and nothing more goes to the former.
 */
export type CorrectDriver = (
  tx: Db,
  booking: BookingRecord,
  change: { was: SomeFields; to: SomeFields },
  now: Temporal.Instant,
) => Promise<Result<Corrected, CorrectionFailure>>

export type Corrected = {
  booking: BookingRecord
  fields: CorrectedField[]
  redirected: ReadonlyMap<string, string>
}

type Needs = {
  corrections: DriverCorrections
  isKnownDriver: IsKnownDriver
  redirectMails: RedirectMails
  station: (stationId: string, language: Language) => ReturnType<StationNames>
  clock: Clock
}

export function correctDriver(needs: Needs): CorrectDriver {
  const { corrections, isKnownDriver, redirectMails, station, clock } = needs
  return async (tx, booking, { was, to }, now) => {
    const held = await corrections.hold(tx, booking.id)
    if (!held || !booking.driver) return missing(held ? 'driver_missing' : 'booking_not_found')
    if (!held.driver) return missing('driver_missing')
    const before = correctedFields(held.driver)
    if (differing({ ...before, ...was }, before).length > 0)
      return fail({ code: 'driver_changed', detail: 'The driver’s data were changed meanwhile' })
    const driver = withFields(held.driver, { ...before, ...to })
    const fields = differing(before, correctedFields(driver))
    const after = { ...booking, driver }
    if (fields.length === 0) return ok({ booking: after, fields, redirected: new Map() })
    if (held.supplierState === 'changing')
      return fail({
        code: 'booking_in_progress',
        detail: 'A change of this booking is under way; wait for it',
      })
    await corrections.write(tx, booking.id, driver, now)
    const redirected = hasEmailChanged(held.driver, driver)
      ? await redirectMails(
          tx,
          {
            from: held.driver.email,
            recipient: driver.email,
            booking: toBooking(after, clock.now(), (id) => station(id, languageOf(booking.langId as LangId))),
            isKnown: await isKnownDriver(tx, after),
          },
          now,
        )
      : new Map<string, string>()
    return ok({ booking: after, fields, redirected })
  }
}

function missing(code: 'booking_not_found' | 'driver_missing') {
  const detail = code === 'driver_missing' ? 'This booking names no driver' : 'There is no such booking'
  return fail({ code, detail })
}
