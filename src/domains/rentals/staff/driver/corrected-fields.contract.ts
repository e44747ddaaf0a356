import type { Driver } from '../../bookings/driver.contract.ts'

/** What the staff correct of a booking's driver. */
export const CORRECTED_FIELDS = [
  'first_name',
  'last_name',
  'latin_first_name',
  'latin_last_name',
  'email',
  'phone',
  'flight_number',
] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]

/** What the staff correct of a driver, as it is stored; null for what is not given. */
export function correctedFields(driver: Driver) {
  const { first_name, last_name, email, phone } = driver
  const { latin_first_name = null, latin_last_name = null, flight_number = null } = driver
  return { first_name, last_name, latin_first_name, latin_last_name, email, phone, flight_number }
}
