import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BookingStore } from '../../bookings/booking.store.ts'
import type { ChangeConfirmed, ChangeConfirmedFailure } from '../../changes/change-confirmed.usecase.ts'
import { differing, withFields } from './corrected-driver.ts'
import type { CorrectDriver, CorrectionFailure } from './correct-driver.service.ts'
import { correctedFields, type CorrectedField } from './corrected-fields.contract.ts'
import type { DriverFields } from './driver.contract.ts'

export type CorrectBookingDriverFailure = CorrectionFailure | ChangeConfirmedFailure

export type CorrectedDriver = {
  driver: DriverFields
  supplier: 'told' | 'asked' | 'not_told'
  notTold: CorrectedField[]
}

type Done = Result<CorrectedDriver, CorrectBookingDriverFailure>

/**
 * Corrects a booking's driver. The email is stored only by us, for mails. Other differences are changed at the supplier
 * like any change of driver, provided that costs the same, or only in our records if `tellSupplier` is false.
 */
export type CorrectBookingDriver = (
  correction: { bookingId: string; was: DriverFields; to: DriverFields; tellSupplier: boolean },
  by: StaffActor,
) => Promise<Done>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  correctDriver: CorrectDriver
  changeConfirmed: ChangeConfirmed
  staffWrite: StaffWrite
}

export function correctBookingDriver(needs: Needs): CorrectBookingDriver {
  const { bookings, correctDriver, changeConfirmed, staffWrite } = needs
  return async ({ bookingId, was, to, tellSupplier }, by) => {
    const record = await bookings.find(bookingId)
    if (!record) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    const differs = differing(was, to)
    const asks = tellSupplier && differs.some((field) => field !== 'email')
    // The fields changed at the supplier are written by that change, once it has agreed.
    const ours = asks ? { email: to.email } : to
    const written = await staffWrite<Result<null, CorrectionFailure>>(by, async (tx, now) => {
      const corrected = await correctDriver(tx, record, { was, to: ours }, now)
      if (!corrected.ok) return corrected
      const { fields } = corrected.value
      return {
        value: ok(null),
        audited: {
          action: asks ? 'ask_driver_change' : 'correct_driver',
          subject: { kind: 'booking', id: bookingId },
          before: null,
          after: asks
            ? { corrected: fields, asked: differs.filter((field) => field !== 'email') }
            : { corrected: fields },
        },
      }
    })
    if (!written.ok) return written
    const isAtSupplier = record.supplierState !== 'none'
    if (!asks) return ok({ driver: to, supplier: 'not_told', notTold: isAtSupplier ? differs : [] })

    const current = await bookings.find(bookingId)
    if (!current?.driver) throw new Error(`booking ${bookingId} has lost its driver`)
    const changed = await changeConfirmed(current, {
      asked: {
        driver: withFields(current.driver, to),
        extras: undefined,
        protectionId: undefined,
        times: undefined,
      },
      acceptTotal: current.price.total,
      card: null,
      networkAddress: null,
    })
    if (!changed.ok) return changed
    const after = changed.value.booking.driver
    const isMade = after !== null && differing(correctedFields(after), to).length === 0
    return ok({ driver: to, supplier: isMade ? 'told' : 'asked', notTold: [] })
  }
}
