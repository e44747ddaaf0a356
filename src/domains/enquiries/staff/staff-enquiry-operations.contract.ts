import { operation } from '#kernel/operation.ts'
import {
  AnswerEnquiryBody,
  AssignEnquiryBody,
  ChangedEnquiryReply,
  ChangeEnquiryBody,
  StaffEnquiriesQuery,
  StaffEnquiriesReply,
  StaffEnquiryContract,
  StaffEnquiryParams,
} from './staff-enquiry.contract.ts'

const common = {
  access: { staff: ['support'] },
  limit: { name: 'staff-enquiries', perMinute: 300 },
  tags: ['STAFF_ENQUIRIES'],
} as const

const CHANGE_FAILURES = {
  enquiry_not_found: 404,
  enquiry_changed: 409,
  enquiry_taken: 409,
  enquiry_act_refused: 409,
  sender_unknown: 409,
  colleague_not_found: 409,
} as const

const ofChange = {
  ...common,
  method: 'post',
  params: StaffEnquiryParams,
  reply: [ChangedEnquiryReply, 'The enquiry as it is now'],
  failures: CHANGE_FAILURES,
} as const

export const listEnquiries = operation({
  ...common,
  method: 'get',
  path: '/staff/enquiries',
  summary: 'Enquiries, newest first',
  query: StaffEnquiriesQuery,
  reply: [StaffEnquiriesReply, 'A page of them'],
})

export const readEnquiry = operation({
  ...common,
  method: 'get',
  path: '/staff/enquiries/{id}',
  summary: 'An enquiry with its replies',
  params: StaffEnquiryParams,
  reply: [StaffEnquiryContract, 'The enquiry'],
  failures: { enquiry_not_found: 404 },
})

export const answerEnquiry = operation({
  ...ofChange,
  path: '/staff/enquiries/{id}/answer',
  summary: 'Answer an enquiry: the sender is mailed',
  body: AnswerEnquiryBody,
  example: { message: 'It is in your account', version: 1, lang_id: 1 },
})

export const assignEnquiry = operation({
  ...ofChange,
  path: '/staff/enquiries/{id}/assign',
  summary: 'Give an enquiry to a colleague',
  body: AssignEnquiryBody,
  example: { staff_id: '01890a5d-ac96-774b-bcce-b302099a8057', version: 1, lang_id: 1 },
})

/** Operation of an action without a body of its own. */
export type SimpleChange = ReturnType<typeof simpleChange>
function simpleChange(act: string, summary: string) {
  return operation({
    ...ofChange,
    path: `/staff/enquiries/{id}/${act}`,
    summary,
    body: ChangeEnquiryBody,
    example: { version: 1, lang_id: 1 },
  })
}

export const claimEnquiry = simpleChange('own', 'Take an enquiry')
export const releaseEnquiry = simpleChange('release', 'Leave an enquiry to a colleague')
export const openEnquiry = simpleChange('open', 'Open an enquiry again, or say that it is worked on')
export const closeEnquiry = simpleChange('close', 'Close an enquiry')
export const markSpam = simpleChange('spam', 'Mark an enquiry as spam')
export const markNoSpam = simpleChange('not-spam', 'Say that an enquiry is no spam')
