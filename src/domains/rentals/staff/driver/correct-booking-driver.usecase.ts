import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { changeConfirmed, type ChangingApp } from '../../changes/change-confirmed.usecase.ts'
import type * as operations from '../staff-booking-operations.contract.ts'
import { differing, withFields } from './corrected-driver.ts'
import { writeDriver, type CorrectingApp } from './correct-driver.service.ts'
import { correctedFields } from './corrected-fields.contract.ts'

/**
 * Corrects a booking's driver. The email is stored only by us, for mails. Other differences are changed at the supplier
 * like any change of driver, provided that costs the same, or only in our records if `tell_supplier` is false.
 */
export async function correctDriver(
  app: CorrectingApp & ChangingApp,
  { params: { id: bookingId }, body, by }: Call<typeof operations.correctDriver>,
) {
  const { was, tell_supplier: notifySupplier, lang_id: _, ...to } = body
  const record = await app.bookings.find(bookingId)
  if (!record) return fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)
  const differs = differing(was, to)
  const supplierFields = notifySupplier ? differs.filter((field) => field !== 'email') : []
  const changesAtSupplier = supplierFields.length > 0
  // The fields changed at the supplier are written by that change, once it has agreed.
  const ours = changesAtSupplier ? { email: to.email } : to
  const written = await writeAudited(app, by, async (tx, now, audit) => {
    const corrected = await writeDriver(app, tx, record, { was, to: ours }, now)
    if (!corrected.ok) return corrected
    const { fields } = corrected.value
    await audit({
      action: changesAtSupplier ? 'ask_driver_change' : 'correct_driver',
      subject: { kind: 'booking', id: bookingId },
      before: null,
      after: { corrected: fields, ...(changesAtSupplier && { asked: supplierFields }) },
    })
    return corrected
  })
  if (!written.ok) return written
  const isAtSupplier = record.supplierState !== 'none'
  if (!changesAtSupplier)
    return ok({ driver: to, supplier: 'not_told' as const, not_told: isAtSupplier ? differs : [] })

  const current = await app.bookings.find(bookingId)
  if (!current?.driver) throw new Error(`booking ${bookingId} has lost its driver`)
  const changed = await changeConfirmed(app, current, {
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
  return ok({ driver: to, supplier: isMade ? ('told' as const) : ('asked' as const), not_told: [] })
}
