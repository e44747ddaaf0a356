import { z } from 'zod'
import { EmailField, FirstNameField, FlightNumberField, LastNameField, PhoneField } from '#kernel/contract.ts'
import { CountryField, DriverAgeField } from '../search/search.contract.ts'

/**
 * Optional text fields a driver may give the desk. The checkout, booking changes, voucher and mails all use this list;
 * the labels are `driver_field` and `driver_hint` of the trade's terms.
 */
export const DRIVER_NOTES = {
  flight_number: FlightNumberField.optional(),
}
export type DriverNote = keyof typeof DRIVER_NOTES
export const DRIVER_NOTE_FIELDS = Object.keys(DRIVER_NOTES) as readonly DriverNote[]

/** Field messages are taken verbatim from the specification (§5). */
export const DriverContract = z
  .strictObject({
    first_name: FirstNameField,
    last_name: LastNameField,
    email: EmailField,
    phone: PhoneField,
    age: DriverAgeField,
    residence: CountryField,
    ...DRIVER_NOTES,
  })
  .meta({ id: 'Driver' })
export type Driver = z.infer<typeof DriverContract>
