import { emailKey } from '#kernel/email-address.ts'
import type { Driver } from '../../bookings/driver.contract.ts'
import type { CorrectedField } from './corrected-fields.contract.ts'
import type { DriverFields } from './driver.contract.ts'

/** Returns the driver with other fields; null removes an optional one. */
export function withFields(driver: Driver, fields: DriverFields): Driver {
  const { latin_first_name, latin_last_name, flight_number, ...required } = fields
  const { latin_first_name: _first, latin_last_name: _last, flight_number: _flight, ...stored } = driver
  return {
    ...stored,
    ...required,
    ...(latin_first_name !== null && { latin_first_name }),
    ...(latin_last_name !== null && { latin_last_name }),
    ...(flight_number !== null && { flight_number }),
  }
}

/** Lists the fields that differ. A change of letter case in an address does not redirect mails, but is stored. */
export function differing(one: DriverFields, other: DriverFields): CorrectedField[] {
  return (Object.keys(one) as CorrectedField[]).filter((name) => text(one[name]) !== text(other[name]))
}

/** Returns true if the email address changed. */
export function hasEmailChanged(one: Pick<Driver, 'email'>, other: Pick<Driver, 'email'>): boolean {
  return emailKey(one.email) !== emailKey(other.email)
}

function text(value: DriverFields[CorrectedField]): string {
  return typeof value === 'object' && value !== null ? `${value.countryCode} ${value.phone}` : (value ?? '')
}
