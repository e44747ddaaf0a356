import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { newToken, sha256 } from '#platform/crypto.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { cheapAndExpensive, offeredInPlace } from './guarded.ts'
import { ALERT, alertSecret } from './search-alerts.ts'
import { CARD } from './journey.ts'

type Needs = { token: () => Promise<string>; paid: Booking }

/** A request for each route of the price guard. */
export async function priceGuardRequests(app: TestApp, { token, paid }: Needs) {
  const cars = await cheapAndExpensive(app)
  return {
    'GET /api/user/price-guard': () => ({ path: `/api/user/price-guard?booking_id=${paid.booking_id}` }),
    'POST /api/user/price-guard': () => ({ body: { booking_id: paid.booking_id, on: true } }),
    'POST /api/user/rebook': async () => {
      const offered = await offeredInPlace(app, { ...cars, token: await token(), now: app.clock.now() })
      const { booking_id } = offered.booking
      return { body: { booking_id, accept_total: offered.total, payment: CARD } }
    },
    'POST /api/price-mails/leave': async () => {
      const secret = newToken()
      const body = { booking_id: paid.booking_id, on: true }
      await app.call('/api/user/price-guard', { token: await token(), body })
      await app.database.db
        .updateTable('price_guards')
        .set({ leave_hash: sha256(secret) })
        .where('booking_id', '=', paid.booking_id)
        .execute()
      return { body: { secret } }
    },
    'POST /api/search-alert': () => ({ body: { ...ALERT, email: 'asks@example.com' } }),
    'POST /api/price-mails/confirm': async () => ({ body: { secret: await alertSecret(app) } }),
    'GET /api/price-mails': async () => ({ path: `/api/price-mails?secret=${await alertSecret(app)}` }),
    'GET /api/price-mails/leave': () => ({ path: `/api/price-mails/leave?secret=${'s'.repeat(43)}` }),
  } satisfies Record<string, () => ValidRequest | Promise<ValidRequest>>
}
