import type { Clock } from '#kernel/clock.ts'
import { emailKey } from '#kernel/email-address.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { BookingStore } from '../bookings/booking.store.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import type { ReferenceRequest, ReferenceRequestStore } from './reference-request.store.ts'

export type AskReferences = (request: ReferenceRequest) => Promise<void>

/** Mails the requested references; returns the number of requests processed. */
export type MailAskedReferences = () => Promise<number>

type Needs = {
  requests: ReferenceRequestStore
  bookings: Pick<BookingStore, 'upcomingOf'>
  places: Pick<PlaceDirectory, 'station'>
  /** Counts a mail to this address against its limit; 0 if it may be sent, otherwise the seconds to wait. */
  limitMail: (tx: Db, request: Pick<ReferenceRequest, 'email' | 'knownBrowser'>) => Promise<number>
  queueReferences: (tx: Db, mail: { recipient: string; langId: LangId; bookings: Booking[] }) => Promise<void>
  clock: Clock
}

/**
 * Mails the references of an address's upcoming bookings. The request only stores the address, so that neither the
 * response nor its timing reveals whether there are any. A rate-limited job looks them up and mails them.
 */
export function mailReferences(needs: Needs): { ask: AskReferences; mailAsked: MailAskedReferences } {
  const { requests, bookings, places, limitMail, queueReferences, clock } = needs
  return {
    ask: ({ email, ...request }) => requests.insert({ ...request, email: emailKey(email) }),
    mailAsked: () =>
      requests.take(async (tx, { email, langId, knownBrowser }) => {
        const records = await bookings.upcomingOf(email, clock.now())
        const [first] = records
        if (!first || (await limitMail(tx, { email, knownBrowser })) > 0) return
        const readIn = langId ?? (first.langId as LangId)
        const station = (id: string) => places.station(id, languageOf(readIn))
        await queueReferences(tx, {
          recipient: email,
          langId: readIn,
          bookings: records.map((record) => toBooking(record, clock.now(), station)),
        })
      }),
  }
}
