import { z } from 'zod'
import type { Money } from '#kernel/money.ts'
import {
  DRIVER_NOTE_FIELDS,
  DriverContract,
  LATIN_NAME_FIELDS,
  missingLatinNames,
  requireLatinNames,
  type Driver,
  type DriverNote,
} from '#domains/rentals/bookings/driver.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import {
  CARD_FIELDS,
  NO_CARD,
  cardFieldAt,
  cardShape,
  toCardPayment,
  type CardValues,
} from '../card-fields/card-values.ts'
import type { PhoneReader, ReadPhone } from '#ui/fields/phone-number.ts'

/** The form's driver fields, in the order of the page. */
export const DRIVER_FIELDS = [
  'first_name',
  'last_name',
  ...LATIN_NAME_FIELDS,
  'email',
  'phone_country',
  'phone',
  'residence',
  'age',
  ...DRIVER_NOTE_FIELDS,
] as const satisfies readonly (keyof Driver | 'phone_country')[]

/** The form's raw values, as entered. */
export type CheckoutValues = Record<(typeof DRIVER_FIELDS)[number], string> & CardValues & { terms: boolean }

export type CheckoutField = keyof CheckoutValues

/** Fields in the order of the page. */
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [...DRIVER_FIELDS, ...CARD_FIELDS, 'terms']

type FormContext = {
  card: boolean
  /** True if there is a price to agree to. */
  priced?: boolean
  phoneCountry: string
  readPhone: PhoneReader
  today: string
}

const driver = DriverContract.shape
const WRONG_AGE = 'driver_age_invalid'

/**
 * Returns the rules of the form: the driver's are the contract's, and the phone must be valid. Messages are
 * codes; `fieldMessage` gives those of specification §5 in the page's language.
 */
export function checkoutSchema({ card, priced = true, phoneCountry, readPhone, today }: FormContext) {
  const fields = z.object({
    first_name: driver.first_name,
    last_name: driver.last_name,
    email: driver.email,
    phone_country: driver.residence,
    phone: driver.phone.shape.phone.transform((text, issues): ReadPhone => {
      const phone = readPhone(phoneCountry, text)
      if (phone) return phone
      issues.addIssue({ code: 'custom', message: 'phone_invalid' })
      return z.NEVER
    }),
    residence: driver.residence,
    age: z
      .string({ error: WRONG_AGE })
      .trim()
      .regex(/^\d{2}$/, { error: WRONG_AGE })
      .transform(Number)
      .pipe(driver.age),
    ...optionalShapes(LATIN_NAME_FIELDS),
    ...optionalShapes(DRIVER_NOTE_FIELDS),
    ...(card ? cardShape(today) : NO_CARD),
    terms: z.boolean().refine((accepted) => accepted || !priced, { error: 'terms_not_accepted' }),
  })
  return fields.superRefine(requireLatinNames)
}

type OptionalField = DriverNote | (typeof LATIN_NAME_FIELDS)[number]

/** Optional fields of a driver; empty ones are omitted. */
function optionalShapes<const Field extends OptionalField>(names: readonly Field[]) {
  const shapes = names.map((name) => [
    name,
    z
      .string()
      .catch('')
      .transform((text) => text.trim() || undefined)
      .pipe(driver[name]),
  ])
  return Object.fromEntries(shapes) as { [Name in Field]: z.ZodType<Driver[Name], string> }
}

export type CheckedValues = z.output<ReturnType<typeof checkoutSchema>>

/**
 * Converts the form to the API's order; `payment` only if a card is required. The total is the one on the
 * page.
 */
export function orderOf(booking: Booking, values: CheckedValues, acceptTotal: Money) {
  const order = {
    booking_id: booking.booking_id,
    accept_total: acceptTotal,
    driver: {
      first_name: values.first_name,
      last_name: values.last_name,
      email: values.email,
      phone: values.phone,
      age: values.age,
      residence: values.residence,
      ...notesOf(values),
    },
  }
  return { order, payment: toCardPayment(values) }
}

/** Returns the driver's optional fields that have a value; names in Latin letters only if they are needed. */
function notesOf(values: CheckedValues): Pick<Driver, OptionalField> {
  const needed = missingLatinNames({ first_name: values.first_name, last_name: values.last_name })
  return Object.fromEntries(
    [...needed, ...DRIVER_NOTE_FIELDS].flatMap((name) =>
      values[name] === undefined ? [] : [[name, values[name]]],
    ),
  )
}

/** Returns true if an order of this booking needs a card: something is paid now, or the supplier requires one. */
export function needsCard({ offer, price }: Pick<Booking, 'offer' | 'price'>): boolean {
  return price.pay_now.amount > 0 || offer.payment.credit_card_required
}

const FORM_FIELDS: Readonly<Record<string, CheckoutField>> = {
  'driver.phone': 'phone',
  'driver.phone.phone': 'phone',
  'driver.phone.countryCode': 'phone_country',
}

/** Returns the form's field for an error path of a problem document; null if the form has none. */
export function formField(path: string): CheckoutField | null {
  const known = FORM_FIELDS[path] ?? cardFieldAt(path)
  if (known) return known
  const plain = path.replace(/^driver\./, '')
  return CHECKOUT_FIELDS.find((field) => field === plain) ?? null
}
