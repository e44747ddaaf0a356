import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { allowedActions, type BookingRecord } from '../bookings/booking.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import type { BookingUpkeepStore } from '../bookings/booking-jobs.store.ts'
import { cancellationCost } from './cancellation.ts'
import type { SettleBooking } from '../settlement/settlement.ts'
import { requestCancellation } from './request-cancellation.service.ts'

export type CancelFailure =
  | { code: 'booking_not_found'; detail: string }
  | { code: 'not_cancellable'; detail: string }
  | { code: 'supplier_refused'; detail: string }

type Request = { access: BookingAccess; bookingId: string; reason: string | null; preview: boolean }

export type CancelBooking = (
  request: Request,
) => Promise<Result<{ booking: Booking; refund: Money; fee: Money }, CancelFailure>>

type Needs = {
  bookings: BookingStore
  upkeep: Pick<BookingUpkeepStore, 'isBeingCancelled'>
  settleBooking: SettleBooking
  clock: Clock
}

/** Max attempts and interval when polling a cancellation that another request is processing. */
const LOOKS = 200
const LOOK_AGAIN_MS = 100

/**
 * Cancels a confirmed booking at its supplier and refunds what the terms say. A preview returns the cost and changes
 * nothing. If the supplier does not answer, the booking stays confirmed and is retried. A request made during a
 * cancellation waits for its outcome.
 */
export function cancelBooking({ bookings, upkeep, settleBooking, clock }: Needs): CancelBooking {
  return async ({ access, bookingId, reason, preview }) => {
    const booking = await bookings.findFor(access, { id: bookingId })
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    const now = clock.now()
    if (booking.cancellation) return preview ? requested(booking) : outcomeOfOther(booking)
    if (!allowedActions(booking, now).cancel)
      return fail({
        code: 'not_cancellable',
        detail: `A booking that is ${booking.status} cannot be cancelled here`,
      })
    const cost = cancellationCost(booking, now)
    if (preview) return ok({ booking: toBooking(booking, now), ...cost })
    const isRequested = await requestCancellation({ bookings, clock }, { booking, reason })
    if (!isRequested) {
      const meanwhile = await bookings.find(bookingId)
      return meanwhile?.cancellation
        ? outcomeOfOther(meanwhile)
        : fail({ code: 'not_cancellable', detail: 'The booking changed meanwhile; look again' })
    }
    const settled = await settleBooking(bookingId)
    if (!settled.ok) return fail({ code: 'supplier_refused', detail: settled.failure.detail })
    return ok({ booking: toBooking(settled.value.booking, clock.now()), ...cost })
  }

  /** Waits for a cancellation requested earlier and returns its outcome. */
  async function outcomeOfOther(before: BookingRecord) {
    for (let looks = 0; looks < LOOKS && (await upkeep.isBeingCancelled(before.id, clock.now())); looks++)
      await wait(LOOK_AGAIN_MS)
    const after = await bookings.find(before.id)
    return after?.cancellation ? requested(after) : fail(refused)
  }

  function requested(booking: BookingRecord) {
    if (!booking.cancellation) throw new Error(`nobody asked to cancel booking ${booking.id}`)
    const { refund, fee } = booking.cancellation
    return ok({ booking: toBooking(booking, clock.now()), refund, fee })
  }
}

const refused = {
  code: 'supplier_refused',
  detail: 'The supplier does not cancel this booking',
} as const
