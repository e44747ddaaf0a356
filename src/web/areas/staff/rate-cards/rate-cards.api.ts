import type {
  PublishedRateCardReply,
  PublishRateCardBody,
  RateCard,
  RateCards,
  RateCardsQuery,
} from '#domains/fares/rate-cards/staff-rate-card.contract.ts'
import { api, type Body, type ListQuery, type Reply } from '#web/app/api.ts'

export type CardsQuery = ListQuery<typeof RateCardsQuery>

/** Endpoints of rate cards. A rejected version also refetches the card, as a colleague may have changed it. */
export const rateCardsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_RATE_CARDS'] }).injectEndpoints({
  endpoints: (build) => ({
    rateCards: build.query<RateCards, CardsQuery>({
      query: (params) => ({ url: 'staff/rate-cards', params }),
      providesTags: ['STAFF_RATE_CARDS'],
    }),
    rateCard: build.query<RateCard, string>({
      query: (id) => ({ url: `staff/rate-cards/${encodeURIComponent(id)}` }),
      providesTags: ['STAFF_RATE_CARDS'],
    }),
    publishRateCard: build.mutation<
      Reply<typeof PublishedRateCardReply>,
      Omit<Body<typeof PublishRateCardBody>, 'content'> & { content: unknown }
    >({
      query: (body) => ({ url: 'staff/rate-cards/publish', method: 'POST', body }),
      invalidatesTags: ['STAFF_RATE_CARDS'],
    }),
  }),
})

export const { useRateCardQuery, usePublishRateCardMutation } = rateCardsApi
