import { EXAMPLE } from '#kernel/examples.ts'
import { derivedKey } from '#platform/crypto.ts'
import { DEVELOPMENT_SECRET } from '#platform/development-secret.ts'
import { signedTexts } from '#platform/signed-text.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { TRIPS } from './trip-requests.ts'

/** Signs price links like the product with its development secret. */
const links = signedTexts(derivedKey(DEVELOPMENT_SECRET, 'links to prices of trips'))

const BODY = {
  request: { ...TRIPS.rental, from: { name: 'The blue gate' } },
  party: 2,
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: EXAMPLE.phone,
}

/** Sends a request for the price of a trip. Returns its id. */
export async function sentPriceRequest(app: Pick<TestApp, 'call'>): Promise<string> {
  return (await app.call('/trips/api/trip/price-request', { body: BODY })).body.enquiry_id
}

/** Builds requests to the calls for prices of trips, each about its own price request. */
export function priceRequestRequests(app: TestApp) {
  const { db } = app.database

  async function sent(): Promise<string> {
    await db.deleteFrom('window_counts').execute()
    return sentPriceRequest(app)
  }
  const at = async (name = '') => `/api/staff/price-requests/${await sent()}${name}`
  return {
    'POST /trips/api/trip/price-request': () => ({ body: BODY }),
    'GET /trips/api/trip/price-offer': async () => {
      const id = await sent()
      await db
        .updateTable('trip_price_requests')
        .set({
          offer_quote_id: 'over',
          offer_total: 100,
          offer_currency: 'INR',
          offer_expires_at: app.clock.now(),
        })
        .where('enquiry_id', '=', id)
        .execute()
      return { path: `/trips/api/trip/price-offer?offer=${links.sign(id)}` }
    },
    'GET /api/staff/price-requests/:id': async () => ({ path: await at() }),
    'POST /api/staff/price-requests/:id/quote': async () => ({
      path: await at('/quote'),
      body: { request: TRIPS.rental },
    }),
    'POST /api/staff/price-requests/:id/answer': async () => {
      const { options } = (await app.call('/trips/api/trip/quote', { body: TRIPS.rental })).body
      return { path: await at('/answer'), body: { version: 1, quote_id: options[0].quote_id } }
    },
    'POST /api/staff/price-requests/:id/decline': async () => ({
      path: await at('/decline'),
      body: { version: 1, reason: 'No road leads there' },
    }),
  } satisfies Record<string, () => ValidRequest | Promise<ValidRequest>>
}
