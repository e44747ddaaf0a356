import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { tripRecordRequests } from './trip-records.ts'
import { modelWith } from './trip-vehicles.ts'

const NOTHING = '01890000-0000-7000-8000-000000000000'

/** Requests to the grids of trips, and to the calls for what trips are made with. */
export async function tripGridRequests(
  app: TestApp,
): Promise<Record<string, () => ValidRequest | Promise<ValidRequest>>> {
  return {
    'GET /trips/api/o/country/grid': () => ({ path: '/trips/api/o/country/grid?rows=-1' }),
    'GET /trips/api/package/grid': () => ({ path: '/trips/api/package/grid?city_id=ae-dxb' }),
    'GET /trips/api/billing/grid': () => ({ path: `/trips/api/billing/grid?trip_id=${NOTHING}` }),
    'GET /trips/banners/:file': () => ({ path: '/trips/banners/city.svg' }),
    'GET /trips/api/vehicle-type/:id/detail': () => ({ path: '/trips/api/vehicle-type/sedan/detail' }),
    'GET /trips/api/make-model/:id/detail': async () => ({
      path: `/trips/api/make-model/${await modelWith(app)}/detail`,
    }),
    'POST /trips/api/o/soft-hard-update': () => ({
      body: { entity: 'vehicle', id: NOTHING, mode: 'soft' },
    }),
    ...(await tripRecordRequests(app)),
  }
}
