import type * as people from '#domains/companies/supervisors/company-person.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

type PeopleQuery = { id: string; search?: string; after?: string }
type PersonChange = {
  companyId: string
  profileId: string
  change: Body<typeof people.ChangeCompanyPersonBody>
}

/** The staff’s calls for a company’s people. A refused change is read again, too: a colleague may have come first. */
export const companyApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_COMPANY_PEOPLE'] }).injectEndpoints({
  endpoints: (build) => ({
    companyPeople: build.query<people.CompanyPeople, PeopleQuery>({
      query: ({ id, ...params }) => ({ url: `staff/companies/${encodeURIComponent(id)}/people`, params }),
      providesTags: ['STAFF_COMPANY_PEOPLE'],
    }),
    changeCompanyPerson: build.mutation<Reply<typeof people.ChangedCompanyPersonReply>, PersonChange>({
      query: ({ companyId, profileId, change }) => ({
        url: `staff/companies/${companyId}/people/${profileId}`,
        method: 'POST',
        body: change,
      }),
      invalidatesTags: ['STAFF_COMPANY_PEOPLE'],
    }),
  }),
})

export const { useCompanyPeopleQuery, useChangeCompanyPersonMutation } = companyApi
