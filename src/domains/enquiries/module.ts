import { hasRows } from '#platform/db/take-rows.store.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import * as operations from './enquiry-operations.contract.ts'
import { enquiryPersonalData } from './enquiry-personal-data.store.ts'
import { problems } from './enquiry-problem.http.ts'
import { enquiryRetention } from './enquiry-retention.store.ts'
import {
  requestLocalDeal,
  getInTouch,
  giveFeedback,
  openForm,
  registerPartner,
  registerSupplier,
} from './send-enquiry.usecase.ts'
import { confirmNewsletter, unsubscribeFromNewsletter } from './newsletter/confirm-subscription.usecase.ts'
import { newsletterUnsubscribeRoute } from './newsletter/unsubscribe-newsletter.routes.ts'
import { listSubscribers } from './newsletter/list-subscribers.usecase.ts'
import * as newsletterOperations from './newsletter/newsletter-operations.contract.ts'
import { newsletterPersonalData } from './newsletter/newsletter-personal-data.store.ts'
import { newsletterRetention } from './newsletter/newsletter-retention.store.ts'
import { mailRequests, subscribe } from './newsletter/subscribe.usecase.ts'
import { subscribersRoute } from './newsletter/subscribers.routes.ts'
import { answerPriceRequest, declinePriceRequest } from './prices/answer-price-request.usecase.ts'
import * as price from './prices/price-request-operations.contract.ts'
import {
  listPriceRequests,
  quotePriceRequest,
  readPriceOffer,
  readPriceRequest,
} from './prices/read-price-requests.usecase.ts'
import { sendPriceRequest } from './prices/send-price-request.usecase.ts'
import * as staffPrice from './prices/staff-price-request-operations.contract.ts'
import {
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  markNoSpam,
  markSpam,
  openEnquiry,
  claimEnquiry,
  releaseEnquiry,
} from './staff/change-enquiry.usecase.ts'
import { listEnquiries, readEnquiry } from './staff/read-enquiries.usecase.ts'
import * as staff from './staff/staff-enquiry-operations.contract.ts'

const handle = handlersOf(problems)

/** Contact forms, and the staff's queue of enquiries. */
export const enquiries = {
  handlers: [
    handle(operations.getInTouch, getInTouch),
    handle(operations.requestLocalDeal, requestLocalDeal),
    handle(operations.registerSupplier, registerSupplier),
    handle(operations.registerPartner, registerPartner),
    handle(operations.openForm, openForm),
    handle(operations.giveFeedback, giveFeedback),
    handle(staff.listEnquiries, listEnquiries),
    handle(staff.readEnquiry, readEnquiry),
    handle(staff.answerEnquiry, answerEnquiry),
    handle(staff.assignEnquiry, assignEnquiry),
    handle(staff.claimEnquiry, claimEnquiry),
    handle(staff.releaseEnquiry, releaseEnquiry),
    handle(staff.openEnquiry, openEnquiry),
    handle(staff.closeEnquiry, closeEnquiry),
    handle(staff.markSpam, markSpam),
    handle(staff.markNoSpam, markNoSpam),
  ],
  personalData: enquiryPersonalData,
  retention: enquiryRetention,
}

type NewsletterApp = Parameters<typeof newsletterUnsubscribeRoute>[0] & Parameters<typeof subscribersRoute>[0]

/** The newsletter with double opt-in, and its subscribers. */
export const newsletter = {
  handlers: [
    handle(newsletterOperations.subscribe, subscribe),
    handle(newsletterOperations.confirmNewsletter, confirmNewsletter),
  ],
  routes: (app: NewsletterApp) => [
    newsletterUnsubscribeRoute(app, unsubscribeFromNewsletter),
    subscribersRoute(app, listSubscribers),
  ],
  formsToo: ['/api/newsletter/leave'],
  jobs: (app: Parameters<typeof mailRequests>[0]) => [
    {
      name: 'mail links to confirm the newsletter',
      everySeconds: 5,
      isDue: hasRows('newsletter_requests'),
      atOnce: true,
      work: () => mailRequests(app),
    },
  ],
  personalData: newsletterPersonalData,
  retention: newsletterRetention,
}

/** Trips priced by the dispatch desk, because an address was not found. */
export const priceRequests = {
  tripHandlers: [
    handle(price.sendPriceRequest, sendPriceRequest),
    handle(price.readPriceOffer, readPriceOffer),
  ],
  handlers: [
    handle(staffPrice.listPriceRequests, listPriceRequests),
    handle(staffPrice.readPriceRequest, readPriceRequest),
    handle(staffPrice.quotePriceRequest, quotePriceRequest),
    handle(staffPrice.answerPriceRequest, answerPriceRequest),
    handle(staffPrice.declinePriceRequest, declinePriceRequest),
  ],
}
