import {
  limitDeclines,
  type CardOutcome,
  type DeclineApp,
  type TooManyDeclines,
} from '#domains/payments/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { BookingAccess } from '../bookings/booking-read.store.ts'
import {
  changeConfirmed,
  type ChangeConfirmedFailure,
  type ChangeRequest,
  type ChangeResult,
  type ChangingApp,
} from './change-confirmed.usecase.ts'
import { asksForMore, needsConfirmation } from './driver-confirmation.ts'
import {
  requestDriverChange,
  type RequestDriverChangeFailure,
  type RequestingApp,
} from './request-driver-change.usecase.ts'

type ModifyConfirmedFailure =
  | ChangeConfirmedFailure
  | RequestDriverChangeFailure
  | TooManyDeclines
  | { code: 'booking_not_found'; detail: string }
  | { code: 'driver_change_alone'; detail: string }

/** `confirmation`: whether the change awaits, or would await, a click on a link mailed to the booking's address. */
type ModifiedBooking = ChangeResult & { confirmation: 'needed' | 'mailed' | null }

type Request = Omit<ChangeRequest, 'insteadOfMaking' | 'networkAddress'> & {
  access: BookingAccess
  bookingId: string
  networkAddress: string
}

/** Parts of the app that change a confirmed booking for a traveller. */
export type ModifyingApp = ChangingApp & RequestingApp & DeclineApp

/**
 * Changes a confirmed booking for a caller who may read it. If the caller used reference and email, a change of driver
 * or email is not made, but mailed to the booking's address for confirmation.
 */
export async function modifyConfirmed(
  app: ModifyingApp,
  { access, bookingId, networkAddress, ...order }: Request,
): Promise<Result<ModifiedBooking, ModifyConfirmedFailure>> {
  const booking = await app.bookings.findFor(access, { id: bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
  const { asked, acceptTotal } = order
  const { driver } = asked
  const request = { ...order, networkAddress }
  if (!driver || !needsConfirmation(booking, access, asked)) {
    const change = () => changeConfirmed(app, booking, request)
    const payer = { of: { bookingId }, person: `user ${access.userId}`, networkAddress }
    const tried = request.card ? await limitDeclines(app, payer, change, cardOutcome) : ok(await change())
    if (!tried.ok) return tried
    const changed = tried.value
    return changed.ok ? ok({ ...changed.value, confirmation: null }) : changed
  }
  if (asksForMore(asked)) return fail(alone)
  // A mailed link never requests a card: only the owner may make a change that costs more.
  const priced = await changeConfirmed(app, booking, { ...request, insteadOfMaking: async (it) => ok(it) })
  if (!priced.ok) return priced
  if (priced.value.due.amount > 0) return fail(alone)
  if (!acceptTotal) return ok({ ...priced.value, confirmation: 'needed' })
  const requested = await requestDriverChange(app, booking, { driver, acceptTotal })
  return requested.ok ? ok({ ...priced.value, confirmation: 'mailed' }) : requested
}

function cardOutcome(changed: Result<ChangeResult, ChangeConfirmedFailure>): CardOutcome {
  if (changed.ok) return changed.value.action ? 'asked' : 'other'
  return changed.failure.code === 'payment_declined' ? 'declined' : 'other'
}

const alone = {
  code: 'driver_change_alone',
  detail: 'Change the driver or e-mail alone, where it costs no more; all else is for who booked, signed in',
} as const
