import type * as partners from '#domains/partners/record/staff/staff-partner.contract.ts'
import { api, tagsUnlessFailed, type ListQuery, type Reply } from '#web/app/api.ts'

type Fields = Readonly<Record<string, unknown>>
export type PartnersQuery = ListQuery<typeof partners.StaffPartnersQuery>

/** What the staff do with one partner: a change of its record, its people or its coupons. */
type PartnerAct = { id: string; fields: Fields } & (
  | { act: 'terms' | 'end' | 'invite' | 'coupons' }
  | { act: 'remove'; personId: string }
  | { act: 'release'; couponId: string }
)

function pathOf(asked: PartnerAct): string {
  if (asked.act === 'remove') return `members/${asked.personId}/remove`
  return asked.act === 'release' ? `coupons/${asked.couponId}/release` : asked.act
}

/** The staff's calls for partners. A refused change is read again, too: a colleague may have come first. */
export const partnersApi = api
  .enhanceEndpoints({ addTagTypes: ['STAFF_PARTNERS', 'STAFF_ENQUIRIES'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffPartners: build.query<partners.StaffPartners, PartnersQuery>({
        query: (params) => ({ url: 'staff/partners', params }),
        providesTags: ['STAFF_PARTNERS'],
      }),
      staffPartner: build.query<partners.StaffPartner, string>({
        query: (id) => ({ url: `staff/partners/${encodeURIComponent(id)}` }),
        providesTags: ['STAFF_PARTNERS'],
      }),
      partnerApplications: build.query<Reply<typeof partners.PartnerApplicationsReply>, void>({
        query: () => ({ url: 'staff/partner-applications' }),
        providesTags: ['STAFF_PARTNERS'],
      }),
      partnerApplication: build.query<partners.PartnerApplication, string>({
        query: (id) => ({ url: `staff/partner-applications/${encodeURIComponent(id)}` }),
      }),
      openPartner: build.mutation<Reply<typeof partners.ChangedPartnerReply>, Fields>({
        query: (body) => ({ url: 'staff/partners', method: 'POST', body }),
        invalidatesTags: tagsUnlessFailed('STAFF_PARTNERS', 'STAFF_ENQUIRIES'),
      }),
      changePartner: build.mutation<Reply<typeof partners.ChangedPartnerReply>, PartnerAct>({
        query: (asked) => ({
          url: `staff/partners/${asked.id}/${pathOf(asked)}`,
          method: 'POST',
          body: asked.fields,
        }),
        invalidatesTags: ['STAFF_PARTNERS'],
      }),
    }),
  })

export const {
  useStaffPartnerQuery,
  usePartnerApplicationsQuery,
  usePartnerApplicationQuery,
  useOpenPartnerMutation,
  useChangePartnerMutation,
} = partnersApi
