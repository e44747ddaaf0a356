import { dateTrip, planText, type PlanFailure } from '#domains/fares/public.ts'
import { findPlaceNames, outboundPlaces } from '#domains/trips/public.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { saveEnquiry, sendingOf, type EnquiryApp } from '../save-enquiry.service.ts'
import type * as operations from './price-request-operations.contract.ts'
import { insertPriceRequest, type PriceRequestContent } from './price-request.store.ts'

/** Stores a request for the price of a trip as an enquiry, which the dispatch desk answers. */
export async function sendPriceRequest(app: EnquiryApp, call: Call<typeof operations.sendPriceRequest>) {
  const { request, party, name, email, phone, notes } = call.body
  const dated = await dateTrip(app, request)
  if (!dated.ok) return planFailure(dated.failure, call.language)
  const { city, start } = dated.value
  const sending = sendingOf(call)
  const names = await findPlaceNames(app.db, request, languageOf(sending.langId))
  const route = outboundPlaces(request, names)
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
  const unknown = { userId: null, bookingId: null, isVerified: false }
  return app.db.transaction().execute(async (tx) => {
    const sent = await saveEnquiry(app, tx, form, unknown, sending)
    await insertPriceRequest(tx, {
      enquiryId: sent.enquiry_id,
      timeZone: city.timeZone,
      pickUpAt: start.toInstant(),
      companyId: call.quotedFor,
    })
    return ok(sent)
  })
}

/** Returns the reason why a trip has no price, at its field of the request. */
export function planFailure(failure: PlanFailure, language: Language) {
  const { code, path } = failure
  const message = planText(failure, language)
  return fail({ code, detail: message, faults: [{ path: `request.${path}`, code, message }] })
}
