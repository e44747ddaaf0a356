import { extendQuote, type OpenQuoteApp } from '#domains/fares/public.ts'
import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { afterAct } from '../enquiry-state.ts'
import { addEnquiryReply, lockEnquiry, moveEnquiry } from '../enquiry.store.ts'
import { queuePriceDeclined, queuePriceOffer } from '../mails/enquiry-mails.service.ts'
import { findPriceRequest, findQuotedTrips, storeOffer } from './price-request.store.ts'
import { noSuchRequest, staffPriceRequest } from './read-price-requests.usecase.ts'
import type * as operations from './staff-price-request-operations.contract.ts'

type AnsweringApp = OpenQuoteApp & Pick<App, 'productName' | 'publicUrl' | 'priceLinks'>

/** The desk's answer. `version`: the one that was shown. */
type PriceAnswer = { id: string; version: number } & ({ quoteId: string } | { reason: string })

/** Hours for which a sent price can be booked, at most until the pick-up. */
const OFFER_HOURS = 24

/** Sends a price that can be booked for a time. */
export function answerPriceRequest(
  app: AnsweringApp,
  { params, body: { quote_id: quoteId, version }, ...call }: Call<typeof operations.answerPriceRequest>,
) {
  return answer(app, { ...params, version, quoteId }, call)
}

/** Declines a price request, for a reason. */
export function declinePriceRequest(
  app: AnsweringApp,
  { params, body: { reason, version }, ...call }: Call<typeof operations.declinePriceRequest>,
) {
  return answer(app, { ...params, version, reason }, call)
}

/**
 * Stores the price, its mail and its audit row in one transaction. Of two concurrent answers one succeeds.
 */
async function answer(
  app: AnsweringApp,
  input: PriceAnswer,
  { by, language }: { by: StaffActor; language: Language },
) {
  const request = await findPriceRequest(app.db, input.id)
  if (!request) return noSuchRequest
  const { langId, companyId, corpId } = request
  const offer = 'quoteId' in input ? await offerOf(app, input.quoteId, { langId, companyId }) : null
  if (offer && !offer.ok) return offer
  const answered = await writeAudited(app, by, async (tx, now, audit) => {
    const enquiry = await lockEnquiry(tx, input.id)
    if (!enquiry) return noSuchRequest
    if (enquiry.version !== input.version)
      return fail({ code: 'enquiry_changed', detail: `It is ${enquiry.state} now` } as const)
    const action = offer ? 'answer' : 'close'
    const next = afterAct(enquiry.state, action)
    if (!next.ok) return next
    if (request.offer && (await findQuotedTrips(app.db, [request.offer.quoteId])).size > 0)
      return fail({ code: 'price_already_booked', detail: 'The trip has been booked' } as const)
    const mail = { recipient: request.email, langId, enquiryId: enquiry.id, number: enquiry.number }
    if (offer) {
      const { quoteId, quoted, expiresAt } = offer.value
      const { total } = quoted.fare
      const onClock = (at: Temporal.Instant) =>
        at.toZonedDateTimeISO(quoted.timeZone).toPlainDateTime().toString({ smallestUnit: 'minute' })
      await storeOffer(tx, enquiry.id, { quoteId, total, expiresAt })
      await queuePriceOffer(app, tx, {
        ...mail,
        total,
        pickUp: onClock(quoted.startAt),
        expires: onClock(expiresAt),
        link: linkTo(app, enquiry.id, { langId, corpId }),
      })
    } else if ('reason' in input) {
      const reply = { enquiryId: enquiry.id, staffId: by.staffId, message: input.reason }
      await addEnquiryReply(tx, reply, now)
      await queuePriceDeclined(app, tx, { ...mail, reason: input.reason })
    }
    const ownerId = enquiry.ownerId ?? by.staffId
    await moveEnquiry(tx, enquiry, { state: next.value, ownerId }, now)
    const changed = { state: next.value, version: enquiry.version + 1 }
    await audit({
      action: `${action}_enquiry`,
      subject: { kind: 'enquiry', id: enquiry.id },
      before: { state: enquiry.state, version: enquiry.version },
      after: { ...changed, ...(offer && { total: offer.value.quoted.fare.total }) },
    })
    return ok(null)
  })
  if (!answered.ok) return answered
  const found = await staffPriceRequest(app, input.id, language)
  return found.ok ? ok({ price_request: found.value }) : found
}

async function offerOf(
  app: AnsweringApp,
  quoteId: string,
  { langId, companyId }: { langId: LangId; companyId: string | null },
) {
  const latest = app.clock.now().add({ hours: OFFER_HOURS })
  const until = (startAt: Temporal.Instant) =>
    Temporal.Instant.compare(startAt, latest) < 0 ? startAt : latest
  const extended = await extendQuote(app, quoteId, until, languageOf(langId))
  if (!extended.ok) return extended
  const { quoted } = extended.value
  // Only the company's own people could book a price of another company.
  if (quoted.companyId !== companyId) return fail({ code: 'quote_unknown' } as const)
  if (Temporal.Instant.compare(quoted.startAt, app.clock.now()) <= 0)
    return fail({ code: 'pick_up_in_the_past', detail: 'The pick-up is over' } as const)
  return extended
}

function linkTo(
  { publicUrl, priceLinks }: AnsweringApp,
  enquiryId: string,
  { langId, corpId }: { langId: LangId; corpId: string | null },
): string {
  const query = new URLSearchParams({
    ...(corpId !== null && { corp: corpId }),
    offer: priceLinks.sign(enquiryId),
    language: languageOf(langId),
  })
  return `${publicUrl}/widget/page?${query}`
}
