import { quoteTrip, showQuote, type QuoteApp } from '#domains/fares/public.ts'
import { recordAccess } from '#domains/staff/public.ts'
import { findPlaceNames, outboundPlaces } from '#domains/trips/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './price-request-operations.contract.ts'
import type { PriceOffer } from './price-request.contract.ts'
import {
  countOpenRequests,
  findPriceRequest,
  findQuotedTrips,
  listReplies,
  listRequests,
  type StoredOffer,
  type StoredPriceRequest,
} from './price-request.store.ts'
import { planFailure } from './send-price-request.usecase.ts'
import type * as staff from './staff-price-request-operations.contract.ts'
import type { PriceRequestSummary, StaffPriceRequest } from './staff-price-request.contract.ts'

declare module '#platform/app.ts' {
  interface App {
    /** Signs the mailed links to prices. */
    priceLinks: { sign: (enquiryId: string) => string; read: (link: string) => string | null }
  }
}

type Reads = Pick<App, 'db' | 'clock'>

export const noSuchRequest = fail({ code: 'enquiry_not_found', detail: 'There is no such request' } as const)
const noOffer = fail({ code: 'enquiry_not_found', detail: 'There is no such price' } as const)

/** Lists price requests for the dispatch desk. */
export async function listPriceRequests(
  app: Reads,
  { query: { state, after, page_size: limit }, language }: Call<typeof staff.listPriceRequests>,
) {
  const [found, open] = await Promise.all([
    listRequests(app.db, state, after, limit),
    countOpenRequests(app.db),
  ])
  const { items, next } = keyedPageOf(found, limit, ({ id }) => id)
  return { items: await summaries(app, items, language), next, open }
}

/** Reads a price request with its replies. */
export async function readPriceRequest(
  app: Reads,
  { params: { id }, by, language }: Call<typeof staff.readPriceRequest>,
) {
  const found = await staffPriceRequest(app, id, language)
  if (found.ok) await recordAccess(app, by, { action: 'read_enquiry', subject: { kind: 'enquiry', id } })
  return found
}

export async function staffPriceRequest(
  app: Reads,
  id: string,
  language: Language,
): Promise<Result<StaffPriceRequest, { code: 'enquiry_not_found'; detail: string }>> {
  const request = await findPriceRequest(app.db, id)
  if (!request) return noSuchRequest
  const [[shown], replies] = await Promise.all([summaries(app, [request], language), listReplies(app.db, id)])
  const { email, message: notes, content, companyName: company } = request
  return ok({
    ...shown!,
    email,
    phone: content.phone,
    notes: notes === content.route ? '' : notes,
    request: content.request,
    company,
    replies: replies.map(({ message, created_at }) => ({ message, created_at: created_at.toString() })),
  })
}

/** Quotes the trip of a price request, with the places set by the desk. */
export async function quotePriceRequest(
  app: QuoteApp,
  { params: { id }, body: { request }, language }: Call<typeof staff.quotePriceRequest>,
) {
  const found = await findPriceRequest(app.db, id)
  if (!found) return noSuchRequest
  const { companyId } = found
  const quoted = await quoteTrip(app, { request, companyId, language, networkAddress: null })
  return quoted.ok ? quoted : planFailure(quoted.failure, language)
}

/** Reads the price that a mailed link leads to. */
export async function readPriceOffer(
  app: Parameters<typeof showQuote>[0] & Pick<App, 'priceLinks'>,
  { query, language }: Call<typeof operations.readPriceOffer>,
): Promise<Result<PriceOffer, { code: 'enquiry_not_found'; detail: string }>> {
  const { db, clock, priceLinks } = app
  const id = priceLinks.read(query.offer)
  const request = id === null ? null : await findPriceRequest(db, id)
  if (!request?.offer) return noOffer
  const { offer, timeZone, content } = request
  const { state } = stateOf(offer, await findQuotedTrips(db, [offer.quoteId]), clock.now())
  const shown = state === 'open' ? await showQuote(app, offer.quoteId, offer.expiresAt, language) : null
  const requested = shown?.ok ? shown.value.request : content.request
  return ok({
    // A quote that no longer yields the same total cannot be booked either.
    state: shown && !shown.ok ? 'expired' : state,
    request: requested,
    places: await placesOf(db, requested, language),
    time_zone: timeZone,
    expires_at: offer.expiresAt.toString(),
    option: shown?.ok ? shown.value.option : null,
  })
}

async function summaries(
  { db, clock }: Reads,
  found: readonly StoredPriceRequest[],
  language: Language,
): Promise<PriceRequestSummary[]> {
  const quoteIds = found.flatMap(({ offer }) => (offer ? [offer.quoteId] : []))
  const trips = await findQuotedTrips(db, quoteIds)
  return Promise.all(
    found.map(async (request) => {
      const { content, offer, state } = request
      return {
        enquiry_id: request.id,
        number: request.number,
        state: state === 'answered' || state === 'closed' ? state : 'open',
        version: request.version,
        lang_id: request.langId,
        name: request.name,
        category: content.request.category,
        places: await placesOf(db, content.request, language),
        pick_up: request.pickUpAt
          .toZonedDateTimeISO(request.timeZone)
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' }),
        time_zone: request.timeZone,
        party: content.party,
        created_at: request.createdAt.toString(),
        offer: offer && {
          total: offer.total,
          expires_at: offer.expiresAt.toString(),
          ...stateOf(offer, trips, clock.now()),
        },
      }
    }),
  )
}

async function placesOf(db: App['db'], request: PriceOffer['request'], language: Language) {
  return outboundPlaces(request, await findPlaceNames(db, request, language)).map(({ name }) => name)
}

function stateOf(
  { quoteId, expiresAt }: StoredOffer,
  trips: ReadonlyMap<string, string>,
  now: Temporal.Instant,
) {
  const tripId = trips.get(quoteId) ?? null
  const isOver = Temporal.Instant.compare(expiresAt, now) <= 0
  return { state: tripId === null ? (isOver ? 'expired' : 'open') : 'booked', trip_id: tripId } as const
}
