import { operation } from '#kernel/operation.ts'
import {
  CheckedGetInTouchBody,
  CheckedLocalDealBody,
  CheckedRegisterPartnerBody,
  CheckedRegisterSupplierBody,
} from './checked-enquiry.contract.ts'
import { EnquiryFormQuery, EnquiryFormReply, EnquiryReply } from './enquiry.contract.ts'
import { FeedbackBody } from './feedback/feedback.contract.ts'
import { FORM_EXAMPLES } from './form-examples.contract.ts'

/** A limit shared by all forms: a person who has sent one rarely sends the others. */
export const ENQUIRY_LIMIT = {
  name: 'enquiries',
  perMinute: 5,
  perHour: 30,
  mailsEnteredAddress: true,
} as const

const ofForm = {
  method: 'post',
  access: 'sender',
  limit: ENQUIRY_LIMIT,
  reply: [EnquiryReply, 'Kept; the sender is mailed its number'],
  status: 201,
} as const

export const getInTouch = operation({
  ...ofForm,
  path: '/get_in_touch',
  summary: 'Write to us',
  body: CheckedGetInTouchBody,
  example: FORM_EXAMPLES['/api/get_in_touch'],
})

export const requestLocalDeal = operation({
  ...ofForm,
  path: '/looking-local-supplier',
  summary: 'Ask for a deal of a local supplier',
  body: CheckedLocalDealBody,
  example: FORM_EXAMPLES['/api/looking-local-supplier'],
  failures: {
    location_not_found: 404,
    pick_up_in_the_past: 422,
    pick_up_too_far: 422,
    drop_off_before_pick_up: 422,
  },
})

export const registerSupplier = operation({
  ...ofForm,
  path: '/register_supplier',
  summary: 'Apply to supply cars',
  body: CheckedRegisterSupplierBody,
  example: FORM_EXAMPLES['/api/register_supplier'],
})

export const registerPartner = operation({
  ...ofForm,
  path: '/register_partner',
  summary: 'Apply to become an affiliate partner',
  body: CheckedRegisterPartnerBody,
  example: FORM_EXAMPLES['/api/register_partner'],
})

export const openForm = operation({
  method: 'get',
  path: '/enquiry-form',
  summary: 'Open a form: a token that says when, to be sent with it',
  access: 'anybody',
  limit: { name: 'enquiry-form', perMinute: 60 },
  query: EnquiryFormQuery,
  reply: [EnquiryFormReply, 'Good for 24 hours'],
  replyHeaders: { 'cache-control': 'no-store' },
})

export const giveFeedback = operation({
  method: 'post',
  path: '/user/feedback',
  summary: 'Tell us what is good and what is not',
  access: 'account',
  limit: { name: 'feedback', perMinute: 5 },
  body: FeedbackBody,
  example: { topic: 'search', message: 'The desk was hard to find', score: 4 },
  reply: [EnquiryReply, 'Kept for the staff; the account’s address is mailed its number'],
  status: 201,
  // Never fails with 404, although the API reference has always listed it.
  failures: { sign_in_required: 401, enquiry_not_found: 404 },
})
