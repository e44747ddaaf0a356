export { partnerSamples } from './mails/partner-mails.service.ts'
