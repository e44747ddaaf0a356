import { enquiryStore as enquiries } from '#domains/enquiries/enquiry.store.ts'
import { answerPriceRequest } from '#domains/enquiries/prices/answer-price-request.usecase.ts'
import { priceRequestRoutes } from '#domains/enquiries/prices/price-request.routes.ts'
import { priceRequestStore } from '#domains/enquiries/prices/price-request.store.ts'
import { readPriceRequests } from '#domains/enquiries/prices/read-price-requests.usecase.ts'
import { sendPriceRequest } from '#domains/enquiries/prices/send-price-request.usecase.ts'
import { staffPriceRequestRoutes } from '#domains/enquiries/prices/staff-price-request.routes.ts'
import { namedPlaces } from '#domains/trips/journey/route/named-places.store.ts'
import { languageOf } from '#kernel/locale.ts'
import { derivedKey, sha256 } from '#platform/crypto.ts'
import { signedTexts } from '#platform/signed-text.ts'
import type { Enquiries } from './content/enquiries.ts'
import type { Fares } from './fares.ts'
import type { Identity } from './identity.ts'
import type { Notifications } from './notifications.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

type Others = {
  enquiries: Pick<Enquiries, 'keepEnquiry'>
  fares: Pick<Fares, 'dateTrip' | 'extendQuote' | 'showQuote' | 'quoteTrip'>
  identity: Pick<Identity, 'requireProfile' | 'anyEmbedder'>
  notifications: Pick<Notifications, 'queuePriceOffer' | 'queuePriceDeclined'>
  staff: Pick<Staff, 'staffWrite' | 'requireStaff' | 'recordAccess'>
}

/** Trips that are priced by the dispatch desk, because an address was not found. */
export function wirePriceRequests(
  { db, clock, config, publicUrl, rateLimit }: Shared,
  { enquiries: { keepEnquiry }, fares, identity, notifications, staff }: Others,
) {
  const requests = priceRequestStore(db)
  const links = signedTexts(derivedKey(config.APP_SECRET, 'links to prices of trips'))
  const common = { db, requests, namedPlaces, sha256, clock, ...fares, ...notifications, ...staff }
  const reads = readPriceRequests(common)
  return {
    trips: [
      priceRequestRoutes({
        sendPriceRequest: sendPriceRequest({ ...common, keepEnquiry }),
        readPriceRequests: reads,
        readLink: links.read,
        guards: identity,
        rateLimit,
      }),
    ],
    api: [
      staffPriceRequestRoutes({
        ...common,
        readPriceRequests: reads,
        answerPriceRequest: answerPriceRequest({
          ...common,
          enquiries,
          linkTo: (enquiryId, langId, corpId) =>
            `${publicUrl}/widget/page?${new URLSearchParams({
              ...(corpId !== null && { corp: corpId }),
              offer: links.sign(enquiryId),
              language: languageOf(langId),
            })}`,
        }),
        rateLimit,
      }),
    ],
  }
}
