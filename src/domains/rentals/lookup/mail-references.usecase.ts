import { limitMail, mailedAbout } from '#domains/accounts/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { languageOf, type LangId } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { toBooking } from '../bookings/booking-reply.ts'
import { queueReferences } from '../mails/rental-mails.service.ts'
import {
  insertReferenceRequest,
  takeReferenceRequests,
  type ReferenceRequest,
} from './reference-request.store.ts'

/**
 * Requests the references of an address's upcoming bookings. The request only stores the address, so that neither the
 * response nor its timing reveals whether there are any. A rate-limited job looks them up and mails them.
 */
export function requestReferences(
  { db }: Pick<App, 'db'>,
  { email, ...request }: ReferenceRequest,
): Promise<void> {
  return insertReferenceRequest(db, { ...request, email: emailKey(email) })
}

/** Mails the requested references; returns the number of requests processed. */
export function mailReferences(
  app: Pick<App, 'db' | 'clock' | 'productName' | 'publicUrl' | 'bookings' | 'places' | 'windowCounts'>,
): Promise<number> {
  const { db, clock, bookings, places } = app
  return takeReferenceRequests(db, async (tx, { email, langId, knownBrowser }) => {
    const records = await bookings.upcomingOf(email, clock.now())
    const [first] = records
    if (!first || (await limitMail(app, tx, email, mailedAbout('references', knownBrowser))) > 0) return
    const readIn = langId ?? (first.langId as LangId)
    const station = (id: string) => places.station(id, languageOf(readIn))
    await queueReferences(app, tx, {
      recipient: email,
      langId: readIn,
      bookings: records.map((record) => toBooking(record, clock.now(), station)),
    })
  })
}
