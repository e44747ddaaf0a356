import { isDay } from '#kernel/days.ts'
import type { AppliedTax } from '../lines/fare-inputs.ts'

/** A rate of a country from `from_day` on. `fuel_included`: for trips with or without fuel; null for both. */
export type TripTax = {
  country: string
  from_day: string
  fuel_included: boolean | null
  basis_points: number
}

declare module '#platform/app.ts' {
  interface App {
    tripTaxes: readonly TripTax[]
  }
}

/**
 * Tax rates on passenger transport, to be confirmed by the broker's accountant; `TRIP_TAXES` sets other rows. India:
 * GST on renting a motor vehicle with fuel, 5% with restricted input credit; without fuel 18% (SAC 9966), since 22
 * September 2025, when the rate of 12% ended. Emirates: VAT 5% since 2018 (Federal Decree-Law 8 of 2017). Saudi Arabia:
 * VAT 5% since 2018, 15% since July 2020. Kuwait and Qatar levy none.
 */
export const TRIP_TAXES: readonly TripTax[] = [
  { country: 'IN', from_day: '2017-07-01', fuel_included: true, basis_points: 500 },
  { country: 'IN', from_day: '2017-07-01', fuel_included: false, basis_points: 1800 },
  { country: 'IN', from_day: '2025-09-22', fuel_included: true, basis_points: 500 },
  { country: 'IN', from_day: '2025-09-22', fuel_included: false, basis_points: 1800 },
  { country: 'AE', from_day: '2018-01-01', fuel_included: null, basis_points: 500 },
  { country: 'SA', from_day: '2018-01-01', fuel_included: null, basis_points: 500 },
  { country: 'SA', from_day: '2020-07-01', fuel_included: null, basis_points: 1500 },
  { country: 'KW', from_day: '2018-01-01', fuel_included: null, basis_points: 0 },
  { country: 'QA', from_day: '2018-01-01', fuel_included: null, basis_points: 0 },
]

export type TaxedTrip = { country: string; day: string; fuelIncluded: boolean }

/** Returns the row that applies on a day: the latest that has started. Throws for a country without one. */
export function taxOn(taxes: readonly TripTax[], { country, day, fuelIncluded }: TaxedTrip): TripTax {
  const rows = taxes.filter(
    (tax) =>
      tax.country === country &&
      tax.from_day <= day &&
      (tax.fuel_included === null || tax.fuel_included === fuelIncluded),
  )
  const [first, ...others] = rows
  if (!first) throw new RangeError(`no tax of ${country} holds on ${day}`)
  return others.reduce((latest, tax) => (tax.from_day >= latest.from_day ? tax : latest), first)
}

/** Returns the tax with which a trip's fare is computed. Throws like `taxOn`. */
export function appliedTax(taxes: readonly TripTax[], trip: TaxedTrip): AppliedTax {
  const { country, from_day, basis_points } = taxOn(taxes, trip)
  return { country, from_day, fuel_included: trip.fuelIncluded, basis_points }
}

const ROW = /^([A-Z]{2}) (?:(fuel|no-fuel) )?(\d{1,2}(?:\.\d{1,2})?)% (\d{4}-\d\d-\d\d)$/

/**
 * Parses rows of the configuration, such as `IN fuel 18% 2027-04-01, AE 5% 2018-01-01`. They are added to the table,
 * and precede its rows of the same day. Null if a row is invalid.
 */
export function taxesOf(text: string): TripTax[] | null {
  const rows = text.split(',').map((part) => ROW.exec(part.trim()))
  const taxes = rows.flatMap((row) => {
    const [, country = '', fuel, percent = '', day = ''] = row ?? []
    if (!row || !isDay(day)) return []
    const fuel_included = fuel === undefined ? null : fuel === 'fuel'
    return [{ country, from_day: day, fuel_included, basis_points: Math.round(Number(percent) * 100) }]
  })
  return taxes.length === rows.length ? [...TRIP_TAXES, ...taxes] : null
}
