import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { ChangeConfirmed, ChangeConfirmedFailure } from './change-confirmed.usecase.ts'
import type { DriverChangeRequestStore } from './driver-change-request.store.ts'

export type ConfirmDriverChangeFailure =
  | ChangeConfirmedFailure
  | { code: 'booking_not_found'; detail: string }
  | { code: 'link_over'; detail: string }

/** Applies the change that awaits this link. No sign-in is needed: the link proves access to the booking's mailbox. */
export type ConfirmDriverChange = (
  secret: string,
) => Promise<Result<{ reference: string; isMade: boolean }, ConfirmDriverChangeFailure>>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  requests: DriverChangeRequestStore
  changeConfirmed: ChangeConfirmed
  sha256: (text: string) => Buffer
  clock: Clock
}

/** Transient failures; the same link may succeed later. */
const TRY_AGAIN: ReadonlySet<string> = new Set(['supplier_unavailable', 'payment_unavailable'])

export function confirmDriverChange(needs: Needs): ConfirmDriverChange {
  const { bookings, requests, changeConfirmed, sha256, clock } = needs
  return async (secret) => {
    const hash = sha256(secret)
    const request = await requests.use(hash, clock.now())
    const booking = request && (await bookings.find(request.bookingId))
    // The owner may have changed the booking's email address since.
    if (!request || !booking || booking.driver?.email !== request.mailedTo) return fail(linkOver)
    const asked = { driver: request.driver, extras: undefined, protectionId: undefined, times: undefined }
    const { acceptTotal } = request
    const changed = await changeConfirmed(booking, { asked, acceptTotal, card: null, networkAddress: null })
    if (!changed.ok) {
      if (TRY_AGAIN.has(changed.failure.code)) await requests.giveBack(hash)
      return changed
    }
    const after = changed.value.booking
    return ok({ reference: after.reference, isMade: after.driver?.email === request.driver.email })
  }
}

const linkOver = {
  code: 'link_over',
  detail: 'This link was used, or is over; ask for the change again',
} as const
