import * as operations from '#domains/fares/rate-cards/rate-card-operations.contract.ts'
import type {
  PublishRateCardBody,
  RateCardsQuery,
} from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import type { Body, ListQuery } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

export type CardsQuery = ListQuery<typeof RateCardsQuery>

/** The content of a card as its form sends it; the server checks its fields. */
export type CardContentInput = Body<typeof PublishRateCardBody>['content']

export const rateCardsApi = endpoints(operations)

export const { useReadRateCardQuery, usePublishRateCardMutation } = rateCardsApi
