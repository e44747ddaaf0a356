import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './change-operations.contract.ts'
import { changeConfirmed, type ChangingApp } from './change-confirmed.usecase.ts'
import { consumeDriverChangeLink, restoreDriverChangeLink } from './driver-change-request.store.ts'

/** Transient failures; the same link may succeed later. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['supplier_unavailable', 'payment_unavailable'])

/** Applies the change that awaits this link. No sign-in is needed: the link proves access to the booking's mailbox. */
export async function confirmDriverChange(
  app: ChangingApp,
  { body: { secret } }: Call<typeof operations.confirmChange>,
) {
  const { db, bookings, clock } = app
  const request = await consumeDriverChangeLink(db, secret, clock.now())
  const booking = request && (await bookings.find(request.bookingId))
  // The owner may have changed the booking's email address since.
  if (!request || !booking || booking.driver?.email !== request.mailedTo) return fail(linkOver)
  const asked = { driver: request.driver, extras: undefined, protectionId: undefined, times: undefined }
  const { acceptTotal } = request
  const changed = await changeConfirmed(app, booking, {
    asked,
    acceptTotal,
    card: null,
    networkAddress: null,
  })
  if (!changed.ok) {
    if (TRY_AGAIN.has(changed.failure.code)) await restoreDriverChangeLink(db, secret)
    return changed
  }
  const after = changed.value.booking
  return ok({ reference: after.reference, made: after.driver?.email === request.driver.email })
}

const linkOver = {
  code: 'link_over',
  detail: 'This link was used, or is over; ask for the change again',
} as const
