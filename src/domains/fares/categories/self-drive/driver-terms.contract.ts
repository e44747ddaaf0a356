/**
 * The years that the desk asks at least of who drives a self-drive car, as car hire asks it: the youngest age of our own stock's smaller cars
 * (`src/seed/stock/fleet.ts`), and the year of a licence that rentals ask where a supplier says nothing (`licence_years`).
 */
export const DRIVER_TERMS: Record<DriverFault['field'], number> = {
  age: 21,
  licence_years: 1,
}

/** What keeps somebody from driving a self-drive car, by the field that says it. */
export type DriverFault = {
  code: 'driver_age_required' | 'driver_too_young' | 'licence_years_required' | 'licence_too_new'
  field: 'age' | 'licence_years'
}

/** The first thing that the desk would refuse who drives for, in whole years at the collection; null: nothing. */
export function driverFault({
  age,
  licence_years: years,
}: {
  age?: number | undefined
  licence_years?: number | undefined
}): DriverFault | null {
  if (age === undefined) return { code: 'driver_age_required', field: 'age' }
  if (age < DRIVER_TERMS.age) return { code: 'driver_too_young', field: 'age' }
  if (years === undefined) return { code: 'licence_years_required', field: 'licence_years' }
  return years < DRIVER_TERMS.licence_years ? { code: 'licence_too_new', field: 'licence_years' } : null
}
