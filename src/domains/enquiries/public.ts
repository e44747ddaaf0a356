export { approveEnquiry } from './staff/approve-enquiry.service.ts'
export type { Sender } from './mails/newsletter-mail.ts'
export { enquirySamples } from './mails/enquiry-mails.service.ts'
