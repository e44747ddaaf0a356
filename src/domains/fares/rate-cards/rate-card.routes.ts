import { RATE_CARD_EXAMPLE } from './rate-card-example.ts'
import { problem, refusedBy } from '../fare-problem.http.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { PublishRateCardFailure, PublishRateCardVersion } from './publish-rate-card.usecase.ts'
import {
  PublishedRateCardReply,
  PublishRateCardBody,
  RateCardParams,
  RateCardReply,
  RateCardsQuery,
  RateCardsReply,
} from './staff-rate-card.contract.ts'
import type { StaffRateCards } from './staff-rate-cards.store.ts'

const rejected = refusedBy({
  version_outdated: 409,
  rate_card_refused: 422,
} as const satisfies Record<PublishRateCardFailure['code'], number>)

const WRITES_PER_MINUTE = 60

type Needs = {
  cards: Pick<StaffRateCards, 'list' | 'read'>
  publishRateCard: PublishRateCardVersion
  requireStaff: RequireStaff
  rateLimit: RateLimit
  clock: Clock
}

/** Staff routes for rate cards. */
export function rateCardRoutes({ cards, publishRateCard, requireStaff, rateLimit, clock }: Needs) {
  const list = listRoute({
    path: '/staff/rate-cards',
    summary: 'Rate cards of trips',
    access: requireStaff('dispatch'),
    query: RateCardsQuery,
    page: RateCardsReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/rate-cards/{id}',
    summary: 'A rate card with its versions',
    access: requireStaff('dispatch'),
    request: { params: RateCardParams },
    responses: jsonReplies(200, RateCardReply, 'The card', 404),
  })
  const publish = createRoute({
    method: 'post',
    path: '/staff/rate-cards/publish',
    summary: 'Publish the next version of a rate card, or its first',
    limit: rateLimit('staff-rate-cards', WRITES_PER_MINUTE),
    access: requireStaff('dispatch'),
    request: { body: jsonBody(PublishRateCardBody, RATE_CARD_EXAMPLE) },
    responses: jsonReplies(201, PublishedRateCardReply, 'Its number', 409, 422),
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { city_id, category, vehicle_type_id, company_id, after, page_size } = c.req.valid('query')
      const filter = {
        cityId: city_id,
        category,
        vehicleTypeId: vehicle_type_id,
        companyId: company_id,
        after,
        pageSize: page_size,
      }
      return c.json(await cards.list(filter, clock.now()), 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const card = await cards.read(id)
      return card ? c.json(card, 200) : problem(c, 404, { code: 'rate_card_not_found' })
    })
    .openapi(publish, async (c) => {
      const { city_id, category, vehicle_type_id, company_id, base, from_day, content } = c.req.valid('json')
      const version = {
        cityId: city_id,
        category,
        vehicleTypeId: vehicle_type_id,
        companyId: company_id,
        base,
        fromDay: from_day,
        content,
      }
      const published = await publishRateCard(version, staffActor(c))
      if (published.ok) {
        const { cardId, version: number, versionId } = published.value
        return c.json({ id: cardId, version: number, version_id: versionId }, 201)
      }
      return rejected(c, published.failure)
    })
}
