import type {
  InvitePersonBody,
  PartnerPeopleReply,
} from '#domains/partners/record/people/partner-people.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

type People = Reply<typeof PartnerPeopleReply>

/** A partner's people, for its owners. */
export const peopleApi = api.enhanceEndpoints({ addTagTypes: ['PARTNER_PEOPLE'] }).injectEndpoints({
  endpoints: (build) => ({
    partnerPeople: build.query<People, void>({
      query: () => ({ url: 'user/partner-people' }),
      providesTags: ['PARTNER_PEOPLE'],
    }),
    invitePerson: build.mutation<People, Body<typeof InvitePersonBody>>({
      query: (body) => ({ url: 'user/partner-people', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('PARTNER_PEOPLE'),
    }),
    removePerson: build.mutation<People, string>({
      query: (id) => ({ url: `user/partner-people/${id}/remove`, method: 'POST', body: {} }),
      invalidatesTags: ['PARTNER_PEOPLE'],
    }),
  }),
})

export const { usePartnerPeopleQuery, useInvitePersonMutation, useRemovePersonMutation } = peopleApi
