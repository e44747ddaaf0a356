import type * as mails from '#domains/notifications/staff/staff-mail.contract.ts'
import { api, type Body, type ListQuery, type Reply } from '#web/app/api.ts'

/** The staff's calls about mails. A refused one is read again, too: a colleague may have come first. */
export const staffMailsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_MAILS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffMails: build.query<mails.StaffMails, ListQuery<typeof mails.StaffMailsQuery>>({
      query: (params) => ({ url: 'staff/mails', params }),
      providesTags: ['STAFF_MAILS'],
    }),
    tripMails: build.query<Reply<typeof mails.RecordMailsReply>, string>({
      query: (id) => ({ url: `staff/trips/${id}/mails` }),
      providesTags: ['STAFF_MAILS'],
    }),
    enquiryMails: build.query<Reply<typeof mails.RecordMailsReply>, string>({
      query: (id) => ({ url: `staff/enquiries/${id}/mails` }),
      providesTags: ['STAFF_MAILS'],
    }),
    resendMail: build.mutation<Reply<typeof mails.ResentMailReply>, string>({
      query: (id) => ({ url: `staff/mails/${id}/resend`, method: 'POST', body: {} }),
      invalidatesTags: ['STAFF_MAILS'],
    }),
    resendDeadMails: build.mutation<
      Reply<typeof mails.ResentDeadMailsReply>,
      Body<typeof mails.ResendDeadMailsBody>
    >({
      query: (body) => ({ url: 'staff/mails/resend-dead', method: 'POST', body }),
      invalidatesTags: ['STAFF_MAILS'],
    }),
    mailTemplates: build.query<Reply<typeof mails.MailTemplatesReply>, 1 | 2>({
      query: (lang_id) => ({ url: 'staff/mails/templates', params: { lang_id } }),
    }),
  }),
})

export const {
  useTripMailsQuery,
  useEnquiryMailsQuery,
  useResendMailMutation,
  useResendDeadMailsMutation,
  useMailTemplatesQuery,
} = staffMailsApi
