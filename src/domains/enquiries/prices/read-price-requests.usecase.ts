import type { ShowQuote } from '#domains/fares/public.ts'
import { placesThere, type namedPlaces } from '#domains/trips/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { Language } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { PriceOffer } from './price-request.contract.ts'
import type { PriceRequestStore, StoredOffer, StoredPriceRequest } from './price-request.store.ts'
import type { PriceRequests, PriceRequestSummary, StaffPriceRequest } from './staff-price-request.contract.ts'

type Page = { state: 'open' | 'answered' | 'closed'; after: string | undefined; limit: number }

/** Reads price requests for the dispatch desk, and the price that was sent for its reader. Null: there is none. */
export type ReadPriceRequests = {
  list: (page: Page, language: Language) => Promise<PriceRequests>
  find: (id: string, language: Language) => Promise<StaffPriceRequest | null>
  offer: (id: string, language: Language) => Promise<PriceOffer | null>
}

type Needs = {
  db: Db
  requests: Pick<PriceRequestStore, 'list' | 'countOpen' | 'find' | 'tripsOf' | 'repliesTo'>
  namedPlaces: typeof namedPlaces
  showQuote: ShowQuote
  sha256: (text: string) => Buffer
  clock: Clock
}

export function readPriceRequests(needs: Needs): ReadPriceRequests {
  const { db, requests, showQuote, sha256, clock } = needs

  async function summaries(found: readonly StoredPriceRequest[], language: Language) {
    const hashes = found.flatMap(({ offer }) => (offer ? [sha256(offer.quoteId)] : []))
    const trips = await requests.tripsOf(hashes)
    return Promise.all(found.map((one) => summary(one, trips, language)))
  }

  async function summary(
    request: StoredPriceRequest,
    trips: ReadonlyMap<string, string>,
    language: Language,
  ): Promise<PriceRequestSummary> {
    const { content, offer, state } = request
    return {
      enquiry_id: request.id,
      number: request.number,
      state: state === 'answered' || state === 'closed' ? state : 'open',
      version: request.version,
      lang_id: request.langId,
      name: request.name,
      category: content.request.category,
      places: await placesOf(content.request, language),
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
        ...stateOf(offer, trips),
      },
    }
  }

  async function placesOf(request: PriceOffer['request'], language: Language): Promise<string[]> {
    return placesThere(request, await needs.namedPlaces(db, request, language)).map(({ name }) => name)
  }

  function stateOf({ quoteId, expiresAt }: StoredOffer, trips: ReadonlyMap<string, string>) {
    const tripId = trips.get(sha256(quoteId).toString('hex')) ?? null
    const isOver = Temporal.Instant.compare(expiresAt, clock.now()) <= 0
    return { state: tripId === null ? (isOver ? 'expired' : 'open') : 'booked', trip_id: tripId } as const
  }

  return {
    async list({ state, after, limit }, language) {
      const [found, open] = await Promise.all([requests.list(state, after, limit), requests.countOpen()])
      const { items, next } = keyedPageOf(found, limit, ({ id }) => id)
      return { items: await summaries(items, language), next, open }
    },

    async find(id, language) {
      const request = await requests.find(id)
      if (!request) return null
      const [[shown], replies] = await Promise.all([summaries([request], language), requests.repliesTo(id)])
      const { email, message: notes, content, companyName: company } = request
      return {
        ...shown!,
        email,
        phone: content.phone,
        notes: notes === content.route ? '' : notes,
        request: content.request,
        company,
        replies: replies.map(({ message, created_at }) => ({ message, created_at: created_at.toString() })),
      }
    },

    async offer(id, language) {
      const request = await requests.find(id)
      if (!request?.offer) return null
      const { offer, timeZone, content } = request
      const { state } = stateOf(offer, await requests.tripsOf([sha256(offer.quoteId)]))
      const shown = state === 'open' ? await showQuote(offer.quoteId, offer.expiresAt, language) : null
      const asked = shown?.ok ? shown.value.request : content.request
      return {
        // A quote that can no longer be computed to the same total cannot be booked either.
        state: shown && !shown.ok ? 'expired' : state,
        request: asked,
        places: await placesOf(asked, language),
        time_zone: timeZone,
        expires_at: offer.expiresAt.toString(),
        option: shown?.ok ? shown.value.option : null,
      }
    },
  }
}
