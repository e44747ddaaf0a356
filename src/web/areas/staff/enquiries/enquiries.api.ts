import type { EnquiryAct } from '#domains/enquiries/enquiry.contract.ts'
import * as operations from '#domains/enquiries/staff/staff-enquiry-operations.contract.ts'
import type { ArgumentsOf, ReplyOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

type EnquiryChange = ArgumentsOf<operations.SimpleChange> & { act: Exclude<EnquiryAct, 'answer'> }

/** Endpoints of enquiries. `changeEnquiry` performs any action that needs only the version. */
export const enquiriesApi = endpoints(operations).injectEndpoints({
  endpoints: (build) => ({
    changeEnquiry: build.mutation<ReplyOf<operations.SimpleChange>, EnquiryChange>({
      query: ({ id, act, ...body }) => ({
        url: `staff/enquiries/${id}/${act.replace('_', '-')}`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['STAFF_ENQUIRIES'] as never[],
    }),
  }),
})

export const {
  useListEnquiriesQuery,
  useReadEnquiryQuery,
  useAnswerEnquiryMutation,
  useAssignEnquiryMutation,
  useChangeEnquiryMutation,
} = enquiriesApi
