import { emailKey } from '#kernel/email-address.ts'
import type { Driver } from '../../bookings/driver.contract.ts'
import type { CorrectedField } from './corrected-fields.contract.ts'
import type { DriverFields } from './driver.contract.ts'

/** The driver with other fields; those that are null are left out. */
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

/** Which fields differ. Letter case of an address is no difference of where mails go, but one to be kept. */
export function differing(one: DriverFields, other: DriverFields): CorrectedField[] {
  return (Object.keys(one) as CorrectedField[]).filter((name) => text(one[name]) !== text(other[name]))
}

/** Returns true if mails go elsewhere. */
export function hasEmailChanged(one: Pick<Driver, 'email'>, other: Pick<Driver, 'email'>): boolean {
  return emailKey(one.email) !== emailKey(other.email)
}

function text(value: DriverFields[CorrectedField]): string {
  return typeof value === 'object' && value !== null ? `${value.countryCode} ${value.phone}` : (value ?? '')
}
