import type { RentalDesk, RentalProblem } from '../world/rental-desk.ts'
import type { SimulatedRental } from '../simulation/simulated-rental.ts'
import type { PriceLevel } from '../world/server.ts'
import { element, textElement } from '#connectors/suppliers/xml.ts'
import { deskCode } from './simulated-brands.ts'
import type { SimulatedBrand } from './simulated-brands.ts'
import { carXml } from './simulated-cars.ts'
import { productsAt } from './simulated-cost.ts'
import { detailsXml } from './simulated-details.ts'
import type { RateQualifiers } from './simulated-qualifiers.ts'
import { requestedRental } from './simulated-requests.ts'
import type { Rejection } from './simulated-requests.ts'

export type BrandDesk = { brand: SimulatedBrand; desk: RentalDesk }

const PROBLEMS: Readonly<Record<RentalProblem, string>> = {
  no_pick_up_station: 'Invalid pick up location',
  no_drop_off_station: 'Invalid drop off location',
  no_such_time: 'Invalid dates',
  in_the_past: 'Pick up date is in the past',
  drop_off_first: 'Drop off date must be after pick up date',
  pick_up_closed: 'Supplier is closed at the pick up time',
  drop_off_closed: 'Supplier is closed at the drop off time',
  no_one_way: 'One way rentals are not permitted between these countries',
}

type Offered = BrandDesk & { rental: SimulatedRental }

/** Returns the brands that accept a rental or, if none does, the reason. */
export function offeredBy(
  desks: readonly BrandDesk[],
  known: ReadonlySet<string>,
  form: URLSearchParams,
): Offered[] | Rejection {
  for (const name of ['PickupLocationID', 'DropoffLocationID'])
    if (!known.has(form.get(name) ?? '')) return { errorMessage: `Invalid location: ${name}` }
  const answers = desks.map(({ brand, desk }) => {
    const rental = desk.rental(requestedRental(form, (code) => deskCode({ code }, brand)))
    return { brand, desk, rental }
  })
  const offered = answers.flatMap(({ rental, ...rest }) =>
    typeof rental === 'string' ? [] : [{ ...rest, rental }],
  )
  // A brand without a desk there is not a reason; the problem of another brand is.
  const problem = answers
    .map(({ rental }) => rental)
    .find((rental): rental is RentalProblem => typeof rental === 'string' && !rental.endsWith('_station'))
  return offered.length === 0 && problem ? { errorMessage: PROBLEMS[problem] } : offered
}

/** Creates `CarAvailability`: every brand's available cars, once per contract. */
export function horizonSearch(parts: {
  desks: readonly BrandDesk[]
  known: ReadonlySet<string>
  qualifiers: RateQualifiers
  imageBaseUrl: string | undefined
  prices: PriceLevel
}): (form: URLSearchParams) => string | Rejection {
  const { desks, known, qualifiers, imageBaseUrl, prices } = parts

  function carsOf({ brand, desk, rental }: Offered, form: URLSearchParams): string[] {
    const age = Number(form.get('DriversAge'))
    const sipp = form.get('SIPP')
    const requestedCode = form.get('SupplierCode')
    const products = productsAt(rental, new Set((form.get('ProductID') || '1').split(',')))
    const free = desk
      .free(rental, prices.level, sipp ? new Set([sipp]) : undefined)
      .filter(({ car }) => age >= car.minimumAge)
    return free.flatMap((priced) =>
      brand.codes.flatMap((code, contract) => {
        const { acriss, vehicle } = priced.car
        // The second contract covers compact cars only.
        if ((requestedCode && requestedCode !== code) || (contract > 0 && vehicle.category !== 'compact'))
          return []
        const rateQualifier = qualifiers.issue(rental, `${acriss} ${code}`, prices.level)
        return carXml({ rental, priced, brand, contract, products, age, rateQualifier, imageBaseUrl })
      }),
    )
  }

  return (form) => {
    const offered = offeredBy(desks, known, form)
    if ('errorMessage' in offered) return offered
    const found = offered
      .map((each) => ({ ...each, cars: carsOf(each, form) }))
      .filter(({ cars }) => cars.length > 0)
    const cars = found.flatMap((each) => each.cars)
    return (
      textElement('Count', cars.length) +
      element('CarSet', {}, ...cars) +
      element('SupplierInfo', {}, ...found.map(({ rental, brand }) => detailsXml(rental, brand)))
    )
  }
}
