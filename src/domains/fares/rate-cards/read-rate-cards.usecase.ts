import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './rate-card-operations.contract.ts'
import { findRateCard, selectRateCards } from './staff-rate-cards.store.ts'

/** Lists the rate cards that match a query. */
export function listRateCards(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { query }: Call<typeof operations.listRateCards>,
) {
  const { city_id, category, vehicle_type_id, company_id, after, page_size } = query
  const filter = {
    cityId: city_id,
    category,
    vehicleTypeId: vehicle_type_id,
    companyId: company_id,
    after,
    pageSize: page_size,
  }
  return selectRateCards(db, filter, clock.now())
}

/** Reads a rate card with its versions. */
export async function readRateCard(
  { db }: Pick<App, 'db'>,
  { params }: Call<typeof operations.readRateCard>,
) {
  const card = await findRateCard(db, params.id)
  return card ? ok(card) : fail({ code: 'rate_card_not_found' } as const)
}
