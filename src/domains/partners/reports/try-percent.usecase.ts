import { partnerPart, type SearchCars, type SearchResults } from '#domains/rentals/public.ts'
import { currencyById, languageOf } from '#kernel/locale.ts'
import { subtract } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { commissionBounds, type CommissionSettings } from '../record/commission-bounds.ts'
import { basisPointsOf, boundsOf, commissionOutOfBounds, isWithin, percentOf } from '../record/commission.ts'
import type * as operations from './pricing-operations.contract.ts'

/** Number of offers shown: the cheapest ones, which visitors look at first. */
const SHOWN = 8
const TIME = '10:00'
const DRIVER_AGE = 30

type TryPercentApp = { settings: CommissionSettings; searchCars: SearchCars; defaultCurrency: string }

/**
 * Previews the prices of a search with a percent, without setting it. Searches like a visitor referred by the
 * partner. Prices for others are computed back from each price, exact to the hundredth (`partnerPart`).
 */
export async function tryPercent(
  { settings, searchCars, defaultCurrency }: TryPercentApp,
  { partner, query }: Call<typeof operations.tryPercent>,
) {
  if (partner.earns !== 'percent')
    return fail({
      code: 'commission_agreed',
      detail: 'A share of our margin changes no price',
    } as const)
  const basisPoints = basisPointsOf(query.percent)
  const bounds = boundsOf(partner.bounds, commissionBounds(settings))
  if (!isWithin(basisPoints, bounds)) return fail(commissionOutOfBounds(bounds))
  const found = await searchCars({
    pickUpId: query.pickup_id,
    dropOffId: query.pickup_id,
    pickUpAt: `${query.pickup_date}T${TIME}`,
    dropOffAt: `${query.dropoff_date}T${TIME}`,
    driverAge: DRIVER_AGE,
    residence: undefined,
    currency: (query.currency_id && currencyById(query.currency_id)?.code) || defaultCurrency,
    language: languageOf(query.lang_id ?? 1),
    withCreditCard: true,
    filters: {},
    sort: 'price',
    page: 1,
    pageSize: SHOWN,
    grouped: false,
    car: undefined,
    waitMs: undefined,
    partnerBasisPoints: basisPoints,
  })
  if (!found.ok) return found
  const { days, complete, total, items } = JSON.parse(found.value.body.toString()) as SearchResults
  return ok({
    percent: percentOf(basisPoints),
    days,
    complete,
    found: total,
    items: items.map((offer) => {
      const commission = partnerPart(offer, basisPoints)
      return {
        offer_id: offer.offer_id,
        vehicle: offer.vehicle.name,
        supplier: offer.supplier.name,
        without: subtract(offer.price.total, commission),
        with: offer.price.total,
        commission,
      }
    }),
  })
}
