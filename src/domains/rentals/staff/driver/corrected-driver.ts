import { emailKey } from '#kernel/email-address.ts'
import type { Driver } from '../../bookings/driver.contract.ts'
import type { CorrectedField } from './corrected-fields.contract.ts'
import type { DriverFields } from './driver.contract.ts'

/** What the staff correct of a driver, as it is kept. */
export function fieldsOf(driver: Driver): DriverFields {
  const { first_name, last_name, email, phone, flight_number } = driver
  return { first_name, last_name, email, phone, flight_number: flight_number ?? null }
}

/** The driver with other fields; one that is null is left out. */
export function withFields(driver: Driver, { flight_number, ...fields }: DriverFields): Driver {
  const { flight_number: _former, ...kept } = driver
  return { ...kept, ...fields, ...(flight_number !== null && { flight_number }) }
}

/** Which fields differ. Letter case of an address is no difference of where mails go, but one to be kept. */
export function differing(one: DriverFields, other: DriverFields): CorrectedField[] {
  return (Object.keys(one) as CorrectedField[]).filter((name) => text(one[name]) !== text(other[name]))
}

/** Whether mails go elsewhere. */
export function goesElsewhere(one: Pick<Driver, 'email'>, other: Pick<Driver, 'email'>): boolean {
  return emailKey(one.email) !== emailKey(other.email)
}

function text(value: DriverFields[CorrectedField]): string {
  return typeof value === 'object' && value !== null ? `${value.countryCode} ${value.phone}` : (value ?? '')
}
