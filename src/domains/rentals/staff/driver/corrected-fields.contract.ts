import type { Driver } from '../../bookings/driver.contract.ts'

/** Driver fields that staff may correct. */
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

/** Returns the correctable fields of a driver as stored; null for absent ones. */
export function correctedFields(driver: Driver) {
  const { first_name, last_name, email, phone } = driver
  const { latin_first_name = null, latin_last_name = null, flight_number = null } = driver
  return { first_name, last_name, latin_first_name, latin_last_name, email, phone, flight_number }
}
