import { z } from 'zod'
import {
  EmailField,
  FirstNameField,
  FlightNumberField,
  LastNameField,
  LatinNameField,
  PhoneField,
} from '#kernel/contract.ts'
import { isLatinName } from '#kernel/latin-name.ts'
import { CountryField, DriverAgeField } from '../search/search.contract.ts'

/**
 * Optional text fields a driver may provide for the desk. The checkout, booking changes, voucher and mails all use this
 * list. The labels are `driver_field` and `driver_hint` of the trade's terms.
 */
export const DRIVER_NOTES = {
  flight_number: FlightNumberField.optional(),
}
export type DriverNote = keyof typeof DRIVER_NOTES
export const DRIVER_NOTE_FIELDS = Object.keys(DRIVER_NOTES) as readonly DriverNote[]

const latinName = LatinNameField.optional().meta({
  description: 'In Latin letters, for the desk: required where the name has letters of another script',
})

/** A driver's name fields, each with its counterpart in Latin letters. */
export const LATIN_NAMES = { first_name: 'latin_first_name', last_name: 'latin_last_name' } as const
export const LATIN_NAME_FIELDS = Object.values(LATIN_NAMES)

/** Field messages are taken verbatim from the specification (§5). */
export const DriverContract = z
  .strictObject({
    first_name: FirstNameField,
    last_name: LastNameField,
    email: EmailField,
    phone: PhoneField,
    age: DriverAgeField,
    residence: CountryField,
    latin_first_name: latinName,
    latin_last_name: latinName,
    ...DRIVER_NOTES,
  })
  .meta({ id: 'Driver' })
export type Driver = z.infer<typeof DriverContract>

type Names = Pick<Driver, 'first_name' | 'last_name' | (typeof LATIN_NAME_FIELDS)[number]>
type EnteredNames = { [Name in keyof Names]?: Names[Name] | null | undefined }

/** Lists the Latin-letter fields still required for a desk to read the driver's name. */
export function missingLatinNames(driver: EnteredNames): (typeof LATIN_NAME_FIELDS)[number][] {
  return (['first_name', 'last_name'] as const)
    .filter((name) => !isLatinName(driver[name] ?? '') && !driver[LATIN_NAMES[name]])
    .map((name) => LATIN_NAMES[name])
}

/** Rejects names that a desk could not read, with an error on each missing field. */
export function requireLatinNames(driver: EnteredNames, issues: z.core.$RefinementCtx): void {
  for (const field of missingLatinNames(driver))
    issues.addIssue({ code: 'custom', path: [field], message: 'latin_name_required' })
}

/** Returns a driver's names as the desk and the supplier read them. */
export function deskNames({ first_name, last_name, latin_first_name, latin_last_name }: Names) {
  return { firstName: latin_first_name ?? first_name, lastName: latin_last_name ?? last_name }
}
