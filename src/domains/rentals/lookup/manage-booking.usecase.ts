import { createGuest } from '#domains/accounts/public.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'

/** `langId`: if undefined, the language of the quote is used. */
type Request = {
  reference: string
  email: string
  langId: LangId | undefined
  callerTokenHash: Buffer | null
}

/**
 * Finds a booking by its reference and the driver's email, and returns a token for that booking only. A caller with an
 * existing session also gets access.
 */
export async function manageBooking(
  app: Pick<App, 'db' | 'clock' | 'bookings' | 'places'>,
  { reference, email, langId, callerTokenHash }: Request,
): Promise<Result<{ booking: Booking; token: string }, { code: 'booking_not_found'; detail: string }>> {
  const { bookings, places, clock } = app
  const record = await bookings.findByReference(reference, email)
  if (!record) return fail({ code: 'booking_not_found', detail: 'No booking has this reference and e-mail' })
  const { token, tokenHash } = await createGuest(app, { langId: langId ?? record.langId })
  await bookings.grant(tokenHash, record.id)
  if (callerTokenHash) await bookings.grant(callerTokenHash, record.id)
  const names = langId && ((id: string) => places.station(id, languageOf(langId)))
  return ok({ booking: toBooking(record, clock.now(), names), token })
}
