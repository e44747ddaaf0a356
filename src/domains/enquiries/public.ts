export type { QueueReceived } from './keep-enquiry.service.ts'
export type { QueueAnswer } from './staff/change-enquiry.usecase.ts'
export type { NewsletterNews, TellSubscriber } from './newsletter/newsletter-news.ts'
export type { FilledForm, Quoted, QuotedField } from './filled-form.ts'
