import { z } from 'zod'
import {
  AskedMoneyContract,
  DateField,
  EmailField,
  fieldError,
  FirstNameField,
  LangIdField,
  LastNameField,
  MoneyContract,
  orNull,
  PageField,
  pageOf,
  PageSizeField,
  PhoneField,
  queryNumber,
  ScoreField,
  textField,
  TimeField,
} from '#kernel/contract.ts'
import { REFERENCE_PATTERN } from '#kernel/ids.ts'
import { IssuedDocumentContract } from '#domains/invoices/invoice.contract.ts'
import {
  CountryField,
  DeskAmountsContract,
  DriverAgeField,
  OfferContract,
  PriceContract,
} from '../search/search.contract.ts'
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

/** What happened to a booking, for its history; `TOLD_EVENTS` are those that a traveller reads. */
export const TOLD_EVENTS = [
  'added_to_cart',
  'order_placed',
  'payment_authorised',
  'payment_action_required',
  'payment_declined',
  'payment_refused',
  'payment_unanswered',
  'payment_abandoned',
  'supplier_confirmed',
  'supplier_pending',
  'supplier_refused',
  'supplier_silent',
  'confirmed',
  'failed',
  'change_accepted',
  'change_unanswered',
  'change_refused',
  'change_failed',
  'change_abandoned',
  'changed',
  'cancel_requested',
  'cancel_refused',
  'cancelled',
  'refunded',
  'refund_failed',
  'completed',
  'no_show',
  'expired',
] as const
export const BOOKING_EVENTS = [
  ...TOLD_EVENTS,
  'cart_changed',
  'coupon_applied',
  'coupon_removed',
  'coupon_dropped',
  'supplier_price_rose',
  'change_payment_authorised',
  'change_payment_lost',
  'old_reservation_cancelled',
  'change_undone',
  'payment_unavailable',
  'rebooking',
  'supplier_changed',
  'supplier_rebooked',
] as const
export type BookingEventKind = (typeof BOOKING_EVENTS)[number]

/**
 * What a driver may add for the desk, a text each. The checkout asks for it, the change of a booking keeps it, voucher
 * and mails tell it, all by this list; its words are `driver_field` and `driver_hint` of the trade's terms.
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

/** Field messages are the specification's (§5), word for word. */
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

export const BookedExtraContract = z.object({
  extra: ExtraContract,
  quantity: z.int(),
  amount: MoneyContract,
})

export const BookedCouponContract = z
  .object({ code: z.string(), discount: MoneyContract })
  .meta({ id: 'BookedCoupon' })
export type BookedCoupon = z.infer<typeof BookedCouponContract>

export const BookingContract = z
  .object({
    booking_id: z.uuid(),
    reference: z.string(),
    status: z.enum(BOOKING_STATUSES),
    offer: OfferContract,
    days: z.int(),
    pickup_at: z
      .string()
      .meta({ description: 'Wall time at the pick-up station', example: '2027-03-01T10:00' }),
    dropoff_at: z.string(),
    driver: orNull(DriverContract),
    driver_age: z.int().meta({ description: 'The age the price was made for' }),
    residence: z.string(),
    extras: z.array(BookedExtraContract),
    protection: orNull(ProtectionContract),
    available: z
      .object({ extras: z.array(ExtraContract), protections: z.array(ProtectionContract) })
      .meta({ description: 'What may still be added while in the cart' }),
    coupon: orNull(BookedCouponContract),
    price: PriceContract,
    desk: orNull(DeskAmountsContract).meta({
      description: 'What the desk takes with all that was added; null where it is in the price’s currency',
    }),
    payment_status: z.enum([
      'none',
      'pending',
      'authorised',
      'paid',
      'released',
      'refund_pending',
      'refunded',
      'refund_failed',
      'declined',
    ]),
    payment_action: z
      .object({ type: z.literal('redirect'), url: z.url(), until: z.iso.datetime() })
      .nullable()
      .meta({
        description:
          'The bank waits for the traveller’s answer at this address until then; null when it asks nothing',
      }),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    supplier_reference: z.string().nullable(),
    quote_expires_at: z.iso.datetime(),
    created_at: z.iso.datetime(),
    refund: z.object({ amount: MoneyContract, fee: MoneyContract }).nullable(),
    invoices: z
      .array(IssuedDocumentContract)
      .meta({ description: 'What was issued of the money we took, oldest first' }),
    rating: ScoreField.nullable().meta({ description: 'What its traveller said of it' }),
    cancel_requested: z
      .boolean()
      .meta({ description: 'The supplier has not confirmed the cancellation yet' }),
    events: z.array(z.object({ at: z.iso.datetime(), kind: z.enum(BOOKING_EVENTS) })),
    can: z.object({ modify: z.boolean(), cancel: z.boolean(), rate: z.boolean(), pay: z.boolean() }),
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof BookingContract>

const bookingId = z.uuid(fieldError('booking_id_invalid'))
const optionId = textField('id_required', 40)
const quantityError = fieldError('quantity_invalid')
const chosenExtras = z
  .array(
    z.strictObject({
      id: optionId,
      quantity: z.int(quantityError).min(0, quantityError).max(9, quantityError),
    }),
  )
  .max(20, fieldError('too_many_extras'))
  .refine(
    (extras) => new Set(extras.map(({ id }) => id)).size === extras.length,
    fieldError('extra_named_twice'),
  )

export const AddCarBody = z.strictObject({
  quote_id: z.uuid(fieldError('quote_id_invalid')),
  extras: chosenExtras.default([]),
  protection_id: optionId.nullish(),
  lang_id: LangIdField.optional(),
})

export const ModifyBookingBody = z.strictObject({
  booking_id: bookingId,
  extras: chosenExtras.optional(),
  protection_id: optionId.nullish().meta({ description: 'Null takes the protection off' }),
  driver: DriverContract.optional(),
  times: z
    .strictObject({
      pickup_date: DateField,
      pickup_time: TimeField,
      dropoff_date: DateField,
      dropoff_time: TimeField,
    })
    .optional(),
  driver_age: DriverAgeField.optional().meta({
    description: 'In the cart: prices the car for a driver of this age',
  }),
  residence: CountryField.optional().meta({
    description: 'In the cart: prices the car for a driver who lives there',
  }),
  accept_total: AskedMoneyContract.optional(),
})

const expiryError = fieldError('card_expiry_out_of_range')

/** Test card numbers of the sandbox: 4242… succeeds, 4000000000000002 is declined, 4000000000000119 times out. */
export const CardContract = z
  .strictObject({
    method: z.literal('card'),
    number: z
      .string(fieldError('card_number_length'))
      .transform((text) => text.replaceAll(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{12,19}$/, fieldError('card_number_length'))),
    expiry_month: z.int(expiryError).min(1, expiryError).max(12, expiryError),
    expiry_year: z.int(expiryError).min(2024, expiryError).max(2099, expiryError),
    cvc: z.string(fieldError('card_cvc_invalid')).regex(/^\d{3,4}$/, fieldError('card_cvc_invalid')),
    holder: textField('card_holder_required', 80),
  })
  .meta({ id: 'Card' })

/** A card as the gateway's own script in the browser named it. */
export const PaymentMethodContract = z
  .strictObject({
    method: z.literal('card'),
    payment_method_id: z
      .string(fieldError('payment_method_invalid'))
      .regex(/^[\w-]{1,255}$/, fieldError('payment_method_invalid')),
  })
  .meta({ id: 'PaymentMethod' })

export const WithoutCreditOrderBody = z.strictObject({
  booking_id: bookingId,
  driver: DriverContract,
  accept_total: AskedMoneyContract,
})

export const OrderBody = WithoutCreditOrderBody.extend({ payment: CardContract })
/** The same where the gateway takes no card numbers. */
export const PaymentMethodOrderBody = WithoutCreditOrderBody.extend({ payment: PaymentMethodContract })
export type OrderPayment = z.infer<typeof CardContract> | z.infer<typeof PaymentMethodContract>

/** A body may be sent, with nothing in it. */
export const NoFieldsBody = z.strictObject({})

export const BookingReply = z.object({ booking: BookingContract })
export const ModifyBookingReply = z.object({
  booking: BookingContract,
  difference: MoneyContract,
  change: z
    .object({
      price: PriceContract,
      due: MoneyContract.meta({ description: 'To be paid now; below zero: given back' }),
      action: z.object({ type: z.literal('redirect'), url: z.url() }).nullable(),
      confirmation: z
        .enum(['needed', 'mailed'])
        .nullable()
        .meta({ description: 'It waits, or would wait, for a link mailed to the address the booking has' }),
    })
    .nullable()
    .meta({ description: 'What a change of a confirmed booking costs; null in the cart' }),
  coupon_dropped: z
    .object({ code: z.string(), reason: z.string(), title: z.string() })
    .nullable()
    .meta({ description: 'The coupon that no longer fits and was taken off, and why' }),
})
export const OrderReply = z.object({
  booking: BookingContract,
  payment: z.object({
    status: BookingContract.shape.payment_status,
    action: z
      .object({ type: z.literal('redirect'), url: z.url() })
      .optional()
      .meta({
        description: 'The bank wants to ask the traveller, at this address; it leads back to the site',
      }),
  }),
})

export const PAYMENT_ACTS = ['returned', 'resumed', 'abandoned'] as const

export const PaymentActionBody = z.strictObject({
  booking_id: bookingId,
  act: z.enum(PAYMENT_ACTS, fieldError('payment_act_invalid')).meta({
    description:
      'What the traveller does about the bank’s question: came back without an answer, goes to the bank again, or does not want to pay with this card any more',
  }),
})

const referenceField = textField('reference_required', 40)
  .toUpperCase()
  .regex(REFERENCE_PATTERN, fieldError('reference_invalid'))

export const ManageBookingBody = z.strictObject({
  reference: referenceField,
  email: EmailField,
  lang_id: LangIdField.optional(),
})
export const ManageBookingReply = z.object({ booking: BookingContract, token: z.string() })

export const BookingReferenceBody = z.strictObject({
  email: EmailField,
  lang_id: LangIdField.optional(),
})
export const AcceptedReply = z.object({ accepted: z.literal(true) })

export const BookingsQuery = z.object({
  status: z.enum(BOOKING_STATUSES).optional(),
  from: DateField.optional(),
  to: DateField.optional(),
  booking_id: bookingId.optional(),
  reference: referenceField.optional(),
  lang_id: queryNumber(LangIdField).optional().meta({ description: 'Language of the stations’ names' }),
  page: queryNumber(PageField).default(1),
  page_size: queryNumber(PageSizeField).default(20),
})
export const BookingsReply = pageOf(BookingContract)

export const CancelBookingBody = z.strictObject({
  booking_id: bookingId,
  reason: textField('reason_empty', 500).optional(),
  preview: z.boolean().default(false),
})
export const CancelBookingReply = z.object({
  booking: BookingContract,
  refund: z.object({ amount: z.int(), currency: z.string(), fee: MoneyContract }),
})
