import { z } from 'zod'
import { luhnValid } from '#kernel/luhn.ts'
import type { Money } from '#kernel/money.ts'
import { CardContract } from '#domains/rentals/orders/order.contract.ts'
import {
  DRIVER_NOTE_FIELDS,
  DriverContract,
  type Driver,
  type DriverNote,
} from '#domains/rentals/bookings/driver.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { groupExpiry, hasExpired, readExpiry, type Expiry } from './payment/card-text.ts'
import type { PhoneReader, ReadPhone } from '#web/forms/phone-number.ts'

/** The form's driver fields, in the order of the page. */
export const DRIVER_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'phone_country',
  'phone',
  'residence',
  'age',
  ...DRIVER_NOTE_FIELDS,
] as const satisfies readonly (keyof Driver | 'phone_country')[]

/** The form's raw values, as typed. */
export type CheckoutValues = Record<(typeof DRIVER_FIELDS)[number], string> & {
  card_number: string
  card_expiry: string
  card_cvc: string
  card_holder: string
  terms: boolean
}

export type CheckoutField = keyof CheckoutValues

/** Fields in the order of the page. */
export const CHECKOUT_FIELDS: readonly CheckoutField[] = [
  ...DRIVER_FIELDS,
  'card_number',
  'card_expiry',
  'card_cvc',
  'card_holder',
  'terms',
]

type Asked = { card: boolean; phoneCountry: string; readPhone: PhoneReader; today: string }

const driver = DriverContract.shape
const WRONG_AGE = 'driver_age_invalid'
const required = (message: string) => z.string({ error: message }).trim().min(1, { error: message })

/**
 * The rules of the form: the driver's are the contract's, and the phone must be valid. Messages are codes;
 * `fieldMessage` gives those of specification §5 in the page's language.
 */
export function checkoutSchema({ card, phoneCountry, readPhone, today }: Asked) {
  return z.object({
    first_name: driver.first_name,
    last_name: driver.last_name,
    email: driver.email,
    phone_country: driver.residence,
    phone: driver.phone.shape.phone.transform((typed, issues): ReadPhone => {
      const phone = readPhone(phoneCountry, typed)
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
    ...noteShapes(),
    terms: z.boolean().refine((accepted) => accepted, { error: 'terms_not_accepted' }),
    ...(card ? cardShape(today) : NO_CARD),
  })
}

type NoteShape<Note extends DriverNote> = z.ZodType<Driver[Note], string>

/** Optional fields of a driver; empty ones are omitted. */
function noteShapes() {
  const shapes = DRIVER_NOTE_FIELDS.map((note) => [
    note,
    z
      .string()
      .catch('')
      .transform((text) => text.trim() || undefined)
      .pipe(driver[note]),
  ])
  return Object.fromEntries(shapes) as { [Note in DriverNote]: NoteShape<Note> }
}

/** Null where no card is required. */
type CardShape = {
  card_number: z.ZodType<string | null, string>
  card_expiry: z.ZodType<Expiry | null, string>
  card_cvc: z.ZodType<string | null, string>
  card_holder: z.ZodType<string | null, string>
}

function cardShape(today: string): CardShape {
  return {
    card_number: required('card_number_required')
      .pipe(CardContract.shape.number)
      .pipe(z.string().refine(luhnValid, { error: 'card_number_invalid' })),
    card_expiry: required('card_expiry_required')
      .transform((typed, issues): Expiry => {
        const expiry = readExpiry(groupExpiry(typed))
        if (expiry) return expiry
        issues.addIssue({ code: 'custom', message: 'card_expiry_invalid' })
        return z.NEVER
      })
      .refine((expiry) => !hasExpired(expiry, today), { error: 'card_expired' }),
    card_cvc: required('card_cvc_required').pipe(CardContract.shape.cvc),
    card_holder: CardContract.shape.holder,
  }
}

const unasked = z
  .string()
  .catch('')
  .transform(() => null)

const NO_CARD: CardShape = {
  card_number: unasked,
  card_expiry: unasked,
  card_cvc: unasked,
  card_holder: unasked,
}

export type CheckedValues = z.output<ReturnType<typeof checkoutSchema>>

/** The order as the API takes it; `payment` only where a card is required. The total is the one on the page. */
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
  const { card_number: number, card_expiry: expiry, card_cvc: cvc, card_holder: holder } = values
  if (number === null || expiry === null || cvc === null || holder === null) return { order, payment: null }
  const { month: expiry_month, year: expiry_year } = expiry
  return { order, payment: { method: 'card' as const, number, expiry_month, expiry_year, cvc, holder } }
}

/** The driver's optional notes that were filled in. */
function notesOf(values: CheckedValues): Pick<Driver, DriverNote> {
  return Object.fromEntries(
    DRIVER_NOTE_FIELDS.flatMap((note) => (values[note] === undefined ? [] : [[note, values[note]]])),
  )
}

/** Whether an order of this booking needs a card: something is paid now, or the supplier requires one. */
export function needsCard({ offer, price }: Pick<Booking, 'offer' | 'price'>): boolean {
  return price.pay_now.amount > 0 || offer.payment.credit_card_required
}

const FORM_FIELDS: Readonly<Record<string, CheckoutField>> = {
  'driver.phone': 'phone',
  'driver.phone.phone': 'phone',
  'driver.phone.countryCode': 'phone_country',
  'payment.number': 'card_number',
  'payment.expiry_month': 'card_expiry',
  'payment.expiry_year': 'card_expiry',
  'payment.cvc': 'card_cvc',
  'payment.holder': 'card_holder',
}

/** The form's field for an error path of a problem document; null if the form has none. */
export function formField(path: string): CheckoutField | null {
  const known = FORM_FIELDS[path]
  if (known) return known
  const plain = path.replace(/^driver\./, '')
  return CHECKOUT_FIELDS.find((field) => field === plain) ?? null
}
