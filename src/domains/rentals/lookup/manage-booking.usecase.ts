import type { Clock } from '#kernel/clock.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { GuestLogin } from '#domains/accounts/public.ts'
import type { SearchPlaces } from '../search/search-places.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { BookingStore } from '../bookings/booking.store.ts'

export type ManageBookingFailure = { code: 'booking_not_found'; detail: string }

type Request = {
  reference: string
  email: string
  /** If undefined, the language of the quote is used. */
  langId: LangId | undefined
  callerTokenHash: Buffer | null
}

export type ManageBooking = (
  request: Request,
) => Promise<Result<{ booking: Booking; token: string }, ManageBookingFailure>>

type Needs = {
  bookings: BookingStore
  places: Pick<SearchPlaces, 'station'>
  guestLogin: GuestLogin
  clock: Clock
}

/**
 * Finds a booking by its reference and the driver's email, and returns a token for that booking only. A caller with an
 * existing session also gets access.
 */
export function manageBooking({ bookings, places, guestLogin, clock }: Needs): ManageBooking {
  return async ({ reference, email, langId, callerTokenHash }) => {
    const record = await bookings.findByReference(reference, email)
    if (!record)
      return fail({ code: 'booking_not_found', detail: 'No booking has this reference and e-mail' })
    const { token, tokenHash } = await guestLogin({ langId: langId ?? record.langId })
    await bookings.grant(tokenHash, record.id)
    if (callerTokenHash) await bookings.grant(callerTokenHash, record.id)
    const names = langId && ((id: string) => places.station(id, languageOf(langId)))
    return ok({ booking: toBooking(record, clock.now(), names), token })
  }
}
