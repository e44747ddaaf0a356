import { placesThere, type namedPlaces } from '#domains/trips/public.ts'
import type { DateTrip, PlanFailure } from '#domains/fares/public.ts'
import { languageOf } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { z } from 'zod'
import type { KeepEnquiry, Sending, SentEnquiry } from '../keep-enquiry.service.ts'
import type { PriceRequestBody } from './price-request.contract.ts'
import type { PriceRequestContent, PriceRequestStore } from './price-request.store.ts'

/** `companyId`: whose people ask, so that its prices apply. */
type Request = { body: z.infer<typeof PriceRequestBody>; companyId: string | null; sending: Sending }

/** Stores a request for the price of a trip as an enquiry, which the dispatch desk answers. */
export type SendPriceRequest = (request: Request) => Promise<Result<SentEnquiry, PlanFailure>>

type Needs = {
  db: Db
  requests: Pick<PriceRequestStore, 'insert'>
  dateTrip: DateTrip
  namedPlaces: typeof namedPlaces
  keepEnquiry: KeepEnquiry
}

export function sendPriceRequest(needs: Needs): SendPriceRequest {
  const { db, requests, dateTrip, namedPlaces, keepEnquiry } = needs
  return async ({ body: { request, party, name, email, phone, notes }, companyId, sending }) => {
    const dated = await dateTrip(request)
    if (!dated.ok) return dated
    const { city, start } = dated.value
    const names = await namedPlaces(db, request, languageOf(sending.langId))
    const route = placesThere(request, names)
      .map((place) => place.name)
      .join(' – ')
    const form = {
      kind: 'trip_price' as const,
      name,
      email,
      message: notes ?? route,
      content: { request, party, phone, route } satisfies PriceRequestContent,
      quoted: [],
      bookingReference: null,
    }
    const unknown = { userId: null, bookingId: null, isProved: false }
    return db.transaction().execute(async (tx) => {
      const sent = await keepEnquiry(tx, form, unknown, sending)
      const row = { timeZone: city.timeZone, pickUpAt: start.toInstant(), companyId }
      await requests.insert(tx, { enquiryId: sent.id, ...row })
      return ok(sent)
    })
  }
}
