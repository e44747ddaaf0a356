import type { Clock } from '#kernel/clock.ts'
import type { LangId } from '#kernel/locale.ts'
import { toBooking } from './booking-reply.ts'
import type { Booking } from './booking.contract.ts'
import type { BookingStore } from './booking.store.ts'

/** Mails the references of an address's upcoming bookings; whether there are any is not told to who asks. */
export type MailReferences = (request: { email: string; langId: LangId | undefined }) => Promise<void>

type Needs = {
  bookings: BookingStore
  queueReferences: (mail: { recipient: string; langId: LangId; bookings: Booking[] }) => Promise<void>
  clock: Clock
}

export function mailReferences({ bookings, queueReferences, clock }: Needs): MailReferences {
  return async ({ email, langId }) => {
    const records = await bookings.upcomingOf(email, clock.now())
    const [first] = records
    if (!first) return
    await queueReferences({
      recipient: email,
      langId: langId ?? (first.langId as LangId),
      bookings: records.map((record) => toBooking(record, clock.now())),
    })
  }
}
