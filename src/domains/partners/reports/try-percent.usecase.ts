import {
  partnerPart,
  type SearchCars,
  type SearchFailure,
  type SearchResults,
} from '#domains/rentals/public.ts'
import type { Language } from '#kernel/locale.ts'
import { subtract } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import {
  boundsOf,
  commissionOutOfBounds,
  isWithin,
  percentOf,
  type CommissionBounds,
} from '../record/commission.ts'
import type { OwnPartner } from '../record/partner.ts'
import type { Pricing } from './pricing.contract.ts'

type Trial = {
  partner: Pick<OwnPartner, 'bounds' | 'earns'>
  basisPoints: number
  pickUpId: string
  pickUpDate: string
  dropOffDate: string
  currency: string
  language: Language
}

export type TryPercentFailure =
  | ReturnType<typeof commissionOutOfBounds>
  | SearchFailure
  | { code: 'commission_agreed'; detail: string }

/** What a percent would do to the prices of a search, without setting it. */
export type TryPercent = (trial: Trial) => Promise<Result<Pricing, TryPercentFailure>>

/** The cheapest offers are what a visitor looks at. */
const SHOWN = 8
const TIME = '10:00'
const DRIVER_AGE = 30

type Needs = { searchCars: SearchCars; bounds: CommissionBounds }

/**
 * The search is one of a visitor who came by the partner; what another would pay is read back from each price, exact to the
 * hundredth (`partnerPart`).
 */
export function tryPercent({ searchCars, bounds: configured }: Needs): TryPercent {
  return async ({ partner, basisPoints, pickUpId, pickUpDate, dropOffDate, currency, language }) => {
    if (partner.earns !== 'percent')
      return fail({ code: 'commission_agreed', detail: 'A share of our margin changes no price' })
    const bounds = boundsOf(partner.bounds, configured)
    if (!isWithin(basisPoints, bounds)) return fail(commissionOutOfBounds(bounds))
    const found = await searchCars({
      pickUpId,
      dropOffId: pickUpId,
      pickUpAt: `${pickUpDate}T${TIME}`,
      dropOffAt: `${dropOffDate}T${TIME}`,
      driverAge: DRIVER_AGE,
      residence: undefined,
      currency,
      language,
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
}
