/**
 * Minimum age and licence years of a self-drive driver, as in car hire. The age is the youngest of our own stock's
 * smaller cars (`src/seed/stock/stock-rows.ts`). The licence years are those that rentals require if a supplier states none
 * (`licence_years`).
 */
export const DRIVER_TERMS: Record<DriverFault['field'], number> = {
  age: 21,
  licence_years: 1,
}

/** The reason why a person may not drive a self-drive car, with its field. */
export type DriverFault = {
  code: 'driver_age_required' | 'driver_too_young' | 'licence_years_required' | 'licence_too_new'
  field: 'age' | 'licence_years'
}

/**
 * Returns the first reason for which the desk would reject a driver, from whole years at the collection. Null if none.
 */
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
