import type * as enquiries from '#domains/enquiries/enquiry.contract.ts'
import type { Industries } from '#domains/content/content.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

type Sent = Reply<typeof enquiries.EnquiryReply>

/** The ways to write to us. */
export const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    enquiryForm: build.query<
      Reply<typeof enquiries.EnquiryFormReply>,
      Body<typeof enquiries.EnquiryFormQuery>['kind']
    >({
      query: (kind) => ({ url: 'enquiry-form', params: { kind } }),
    }),
    industries: build.query<Industries, void>({
      query: () => ({ url: 'industry' }),
    }),
    getInTouch: build.mutation<Sent, Body<typeof enquiries.GetInTouchBody>>({
      query: (body) => ({ url: 'get_in_touch', method: 'POST', body }),
    }),
    localDeal: build.mutation<Sent, Body<typeof enquiries.LocalDealBody>>({
      query: (body) => ({ url: 'looking-local-supplier', method: 'POST', body }),
    }),
    registerSupplier: build.mutation<Sent, Body<typeof enquiries.RegisterSupplierBody>>({
      query: (body) => ({ url: 'register_supplier', method: 'POST', body }),
    }),
    registerPartner: build.mutation<Sent, Body<typeof enquiries.RegisterPartnerBody>>({
      query: (body) => ({ url: 'register_partner', method: 'POST', body }),
    }),
  }),
})

export const { useEnquiryFormQuery, useIndustriesQuery } = enquiriesApi
