import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { RENTAL } from './trip-fares.ts'

/** Second version of the card for sedans with a driver in Bengaluru. */
export const RATE_CARD = {
  city_id: 'in-blr',
  category: TRIP_CATEGORIES.rental,
  vehicle_type_id: 'sedan',
  company_id: null,
  base: 1,
  from_day: '2027-03-01',
  content: RENTAL,
}

/** Builds requests to the calls for fares. Each publication is the next version. */
export async function tripFareRequests(app: TestApp) {
  const card = await app.database.db
    .selectFrom('rate_cards')
    .select('id')
    .where('city_id', '=', RATE_CARD.city_id)
    .where('category', '=', RATE_CARD.category)
    .where('vehicle_type_id', '=', RATE_CARD.vehicle_type_id)
    .executeTakeFirstOrThrow()
  return {
    'GET /api/staff/rate-cards/:id': () => ({ path: `/api/staff/rate-cards/${card.id}` }),
    'POST /api/staff/rate-cards/publish': async () => {
      const { newest } = await app.database.db
        .selectFrom('rate_card_versions')
        .select((one) => one.fn.max('version').as('newest'))
        .where('rate_card_id', '=', card.id)
        .executeTakeFirstOrThrow()
      return { body: { ...RATE_CARD, base: newest } }
    },
  } satisfies Record<string, () => ValidRequest | Promise<ValidRequest>>
}
