import type { CardOutcome, LimitDeclines, TooManyDeclines } from '#domains/payments/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import type {
  ChangeConfirmed,
  ChangeConfirmedFailure,
  ChangeRequest,
  ChangeResult,
} from './change-confirmed.usecase.ts'
import { asksForMore, needsConfirmation } from './driver-confirmation.ts'
import type { RequestDriverChange, RequestDriverChangeFailure } from './request-driver-change.usecase.ts'

export type ModifyConfirmedFailure =
  | ChangeConfirmedFailure
  | RequestDriverChangeFailure
  | TooManyDeclines
  | { code: 'booking_not_found'; detail: string }
  | { code: 'driver_change_alone'; detail: string }

/** `confirmation`: whether the change awaits, or would await, a click on a link mailed to the booking's address. */
export type ModifiedBooking = ChangeResult & { confirmation: 'needed' | 'mailed' | null }

type Request = Omit<ChangeRequest, 'insteadOfMaking' | 'networkAddress'> & {
  access: BookingAccess
  bookingId: string
  networkAddress: string
}

export type ModifyConfirmed = (request: Request) => Promise<Result<ModifiedBooking, ModifyConfirmedFailure>>

type Needs = {
  bookings: Pick<BookingStore, 'findFor'>
  changeConfirmed: ChangeConfirmed
  requestDriverChange: RequestDriverChange
  limitDeclines: LimitDeclines
}

/**
 * Changes a confirmed booking for a caller who may read it. If the caller used reference and email, a change of driver
 * or email is not made, but mailed to the booking's address for confirmation.
 */
export function modifyConfirmed(needs: Needs): ModifyConfirmed {
  const { bookings, changeConfirmed, requestDriverChange, limitDeclines } = needs
  return async ({ access, bookingId, networkAddress, ...order }) => {
    const booking = await bookings.findFor(access, { id: bookingId })
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    const { asked, acceptTotal } = order
    const { driver } = asked
    const request = { ...order, networkAddress }
    if (!driver || !needsConfirmation(booking, access, asked)) {
      const change = () => changeConfirmed(booking, request)
      const payer = { of: { bookingId }, person: `user ${access.userId}`, networkAddress }
      const tried = request.card ? await limitDeclines(payer, change, cardOutcome) : ok(await change())
      if (!tried.ok) return tried
      const changed = tried.value
      return changed.ok ? ok({ ...changed.value, confirmation: null }) : changed
    }
    if (asksForMore(asked)) return fail(alone)
    // A mailed link never requests a card: only the owner may make a change that costs more.
    const told = await changeConfirmed(booking, { ...request, insteadOfMaking: async (it) => ok(it) })
    if (!told.ok) return told
    if (told.value.due.amount > 0) return fail(alone)
    if (!acceptTotal) return ok({ ...told.value, confirmation: 'needed' })
    const requested = await requestDriverChange(booking, { driver, acceptTotal })
    return requested.ok ? ok({ ...told.value, confirmation: 'mailed' }) : requested
  }
}

function cardOutcome(changed: Result<ChangeResult, ChangeConfirmedFailure>): CardOutcome {
  if (changed.ok) return changed.value.action ? 'asked' : 'other'
  return changed.failure.code === 'payment_declined' ? 'declined' : 'other'
}

const alone = {
  code: 'driver_change_alone',
  detail: 'Change the driver or e-mail alone, where it costs no more; all else is for who booked, signed in',
} as const
