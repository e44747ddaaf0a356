import { operation } from '#kernel/operation.ts'
import * as contract from './staff-mail.contract.ts'

const shared = { access: { staff: ['support'] }, limit: { name: 'staff-mails', perMinute: 300 } } as const
const queue = { ...shared, tags: ['STAFF_MAILS'] } as const

const recordMails = {
  method: 'get',
  limit: { name: 'staff-record-mails', perMinute: 300 },
  params: contract.MailedRecordParams,
  reply: [contract.RecordMailsReply, 'The newest first'],
  tags: ['STAFF_MAILS'],
} as const

export const listMails = operation({
  ...queue,
  method: 'get',
  path: '/staff/mails',
  summary: 'Mails, the newest first, and how many wait',
  query: contract.StaffMailsQuery,
  reply: [contract.StaffMailsReply, 'A page of them'],
})

export const resendMail = operation({
  ...queue,
  method: 'post',
  path: '/staff/mails/{id}/resend',
  summary: 'Send a mail again that was given up, or one about a trip or an enquiry',
  params: contract.StaffMailParams,
  body: contract.ResendMailBody,
  example: { lang_id: 1 },
  reply: [contract.ResentMailReply, 'The mail as it is now'],
  failures: { mail_not_found: 404, mail_not_dead: 409, mail_not_last: 409 },
})

export const resendDeadMails = operation({
  ...queue,
  method: 'post',
  path: '/staff/mails/resend-dead',
  summary: 'Send again all mails that were given up, but those whose link is over',
  body: contract.ResendDeadMailsBody,
  example: { topic: 'booking', lang_id: 1 },
  reply: [contract.ResentDeadMailsReply, 'How many'],
})

export const listMailTemplates = operation({
  ...shared,
  method: 'get',
  path: '/staff/mails/templates',
  summary: 'Every template of a mail, in a language',
  query: contract.MailTemplatesQuery,
  reply: [contract.MailTemplatesReply, 'All of them'],
})

export const listTripMails = operation({
  ...recordMails,
  path: '/staff/trips/{id}/mails',
  summary: 'The mails about a trip',
  access: { staff: ['dispatch'] },
})

export const listEnquiryMails = operation({
  ...recordMails,
  path: '/staff/enquiries/{id}/mails',
  summary: 'The mails about an enquiry',
  access: { staff: ['support'] },
})
