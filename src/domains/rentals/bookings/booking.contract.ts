import { z } from 'zod'
import { DateField, LangIdField, MoneyContract, PageField, PageSizeField, pageOf, textField, TimeField } from '#kernel/contract.ts'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { OfferContract, PriceContract } from '../search/search.contract.ts'
import { ExtraContract, ProtectionContract } from '../quotes/quote.contract.ts'

export const BOOKING_STATUSES = [
  'cart',
  'awaiting_payment',
  'awaiting_supplier',
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
  'failed',
  'expired',
] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** Field messages are the specification's (§5), word for word. */
export const DriverContract = z
  .strictObject({
    first_name: textField('First Name is Required', 60),
    last_name: textField('Last Name is Required', 60),
    email: textField('Email is Required', 254).pipe(z.email({ error: 'Email is not valid' })),
    phone: z.strictObject(
      {
        countryCode: z.string().regex(/^\+[1-9]\d{0,3}$/, { error: 'A country code is + and up to four digits' }),
        phone: textField('Phone is Required', 20),
      },
      { error: 'Phone is Required' },
    ),
    age: z.int().min(18).max(99),
    residence: z.string().regex(/^[A-Z]{2}$/, { error: 'A country is two capital letters' }),
    flight_number: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2,3} ?\d{1,4}[A-Z]?$/, { error: 'A flight number looks like EK 203' })
      .optional(),
  })
  .meta({ id: 'Driver' })
export type Driver = z.infer<typeof DriverContract>

export const BookedExtraContract = z.object({ extra: ExtraContract, quantity: z.int(), amount: MoneyContract })

export const BookingContract = z
  .object({
    booking_id: z.uuid(),
    reference: z.string(),
    status: z.enum(BOOKING_STATUSES),
    offer: OfferContract,
    days: z.int(),
    pickup_at: z.string().meta({ description: 'Wall time at the pick-up station', example: '2027-03-01T10:00' }),
    dropoff_at: z.string(),
    driver: DriverContract.nullable(),
    driver_age: z.int().meta({ description: 'The age the price was made for' }),
    residence: z.string(),
    extras: z.array(BookedExtraContract),
    protection: ProtectionContract.nullable(),
    available: z
      .object({ extras: z.array(ExtraContract), protections: z.array(ProtectionContract) })
      .meta({ description: 'What may still be added while in the cart' }),
    coupon: z.null(),
    price: PriceContract,
    payment_status: z.enum(['none', 'pending', 'authorised', 'paid', 'released', 'refund_pending', 'refunded', 'declined']),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    supplier_reference: z.string().nullable(),
    quote_expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    refund: z.object({ amount: MoneyContract, fee: MoneyContract }).nullable(),
    cancel_requested: z.boolean().meta({ description: 'The supplier has not confirmed the cancellation yet' }),
    events: z.array(z.object({ at: z.iso.datetime(), kind: z.string() })),
    can: z.object({ modify: z.boolean(), cancel: z.boolean(), rate: z.boolean(), pay: z.boolean() }),
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof BookingContract>

const bookingId = z.uuid({ error: 'A booking id is a UUID' })
const chosenExtras = z
  .array(z.strictObject({ id: z.string().min(1).max(40), quantity: z.int().min(0).max(9) }))
  .max(20)
  .refine((extras) => new Set(extras.map(({ id }) => id)).size === extras.length, {
    error: 'Each extra is named once',
  })

export const AddCarBody = z.strictObject({
  quote_id: z.uuid({ error: 'A quote id is a UUID' }),
  extras: chosenExtras.default([]),
  protection_id: z.string().min(1).max(40).nullish(),
  lang_id: LangIdField.optional(),
})

export const ModifyBookingBody = z.strictObject({
  booking_id: bookingId,
  extras: chosenExtras.optional(),
  protection_id: z.string().min(1).max(40).nullish().meta({ description: 'Null takes the protection off' }),
  driver: DriverContract.optional(),
  times: z
    .strictObject({
      pickup_date: DateField,
      pickup_time: TimeField,
      dropoff_date: DateField,
      dropoff_time: TimeField,
    })
    .optional(),
  accept_total: MoneyContract.optional(),
})

/** Test card numbers of the sandbox: 4242… succeeds, 4000000000000002 is declined, 4000000000000119 times out. */
export const CardContract = z
  .strictObject({
    method: z.literal('card'),
    number: z
      .string()
      .transform((text) => text.replaceAll(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{12,19}$/, { error: 'A card number has 12 to 19 digits' })),
    expiry_month: z.int().min(1).max(12),
    expiry_year: z.int().min(2024).max(2099),
    cvc: z.string().regex(/^\d{3,4}$/, { error: 'A security code has 3 or 4 digits' }),
    holder: textField('Name on card is Required', 80),
  })
  .meta({ id: 'Card' })

export const WithoutCreditOrderBody = z.strictObject({
  booking_id: bookingId,
  driver: DriverContract,
  accept_total: MoneyContract,
})

export const OrderBody = WithoutCreditOrderBody.extend({ payment: CardContract })

export const BookingReply = z.object({ booking: BookingContract })
export const ModifyBookingReply = z.object({ booking: BookingContract, difference: MoneyContract })
export const OrderReply = z.object({
  booking: BookingContract,
  payment: z.object({ status: BookingContract.shape.payment_status }),
})

export const ManageBookingBody = z.strictObject({
  reference: z
    .string({ error: 'Reference is Required' })
    .trim()
    .toUpperCase()
    .regex(REFERENCE_PATTERN, { error: 'A reference has 10 letters and digits' }),
  email: textField('Email is Required', 254).pipe(z.email({ error: 'Email is not valid' })),
})
export const ManageBookingReply = z.object({ booking: BookingContract, token: z.string() })

export const BookingReferenceBody = z.strictObject({
  email: textField('Email is Required', 254).pipe(z.email({ error: 'Email is not valid' })),
  lang_id: LangIdField.optional(),
})
export const AcceptedReply = z.object({ accepted: z.literal(true) })

export const BookingsQuery = z.object({
  status: z.enum(BOOKING_STATUSES).optional(),
  from: DateField.optional(),
  to: DateField.optional(),
  booking_id: bookingId.optional(),
  reference: z.string().trim().toUpperCase().regex(REFERENCE_PATTERN).optional(),
  page: PageField,
  page_size: PageSizeField,
})
export const BookingsReply = pageOf(BookingContract)

export const CancelBookingBody = z.strictObject({
  booking_id: bookingId,
  reason: textField('Reason is empty', 500).optional(),
  preview: z.boolean().default(false),
})
export const CancelBookingReply = z.object({
  booking: BookingContract,
  refund: z.object({ amount: z.int(), currency: z.string(), fee: MoneyContract }),
})
