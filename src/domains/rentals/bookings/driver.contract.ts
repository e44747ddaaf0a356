import { z } from 'zod'
import { EmailField, fieldError, FirstNameField, LastNameField, PhoneField } from '#kernel/contract.ts'
import { CountryField, DriverAgeField } from '../search/search.contract.ts'

/**
 * Optional text fields a driver may give the desk. The checkout, booking changes, voucher and mails all use this list;
 * the labels are `driver_field` and `driver_hint` of the trade's terms.
 */
export const DRIVER_NOTES = {
  flight_number: z
    .string(fieldError('flight_number_invalid'))
    .trim()
    .toUpperCase()
    .regex(/^(?:[A-Z]{2,3}|[A-Z]\d|\d[A-Z]) ?\d{1,4}[A-Z]?$/, fieldError('flight_number_invalid'))
    .optional(),
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
