import { operation } from '#kernel/operation.ts'
import * as contract from './staff-rate-card.contract.ts'
import { TRIP_CATEGORIES } from '../categories.contract.ts'

/** A version of a rate card for the API reference: a car with its driver by the hour. */
const RATE_CARD_EXAMPLE = {
  city_id: 'in-blr',
  category: TRIP_CATEGORIES.rental,
  vehicle_type_id: 'sedan',
  company_id: null,
  base: 1,
  from_day: '2027-03-01',
  content: {
    kind: 'rental' as const,
    currency: 'INR' as const,
    fuel_included: true,
    packages: [
      { id: '4h40km', minutes: 240, km: 40, price: 120_000, garage_to_garage: false },
      { id: '8h80km', minutes: 480, km: 80, price: 200_000, garage_to_garage: false },
    ],
    extra_km: 1400,
    extra_hour: 15_000,
    grace_minutes: 15,
    night: { amount: 24_000, by: 'minute' as const },
    estimates: [],
  },
  lang_id: 1 as const,
}

const shared = { access: { staff: ['dispatch'] }, tags: ['STAFF_RATE_CARDS'] } as const

export const listRateCards = operation({
  ...shared,
  method: 'get',
  path: '/staff/rate-cards',
  summary: 'Rate cards of trips',
  query: contract.RateCardsQuery,
  reply: [contract.RateCardsReply, 'A page of them'],
})

export const readRateCard = operation({
  ...shared,
  method: 'get',
  path: '/staff/rate-cards/{id}',
  summary: 'A rate card with its versions',
  params: contract.RateCardParams,
  reply: [contract.RateCardReply, 'The card'],
  failures: { rate_card_not_found: 404 },
})

/** A rejected version also refetches the card, as a colleague may have changed it. */
export const publishRateCard = operation({
  ...shared,
  method: 'post',
  path: '/staff/rate-cards/publish',
  summary: 'Publish the next version of a rate card, or its first',
  limit: { name: 'staff-rate-cards', perMinute: 60 },
  body: contract.PublishRateCardBody,
  example: RATE_CARD_EXAMPLE,
  reply: [contract.PublishedRateCardReply, 'Its number'],
  status: 201,
  failures: { version_outdated: 409, rate_card_refused: 422 },
})
