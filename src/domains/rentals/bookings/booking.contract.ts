import { z } from 'zod'
import {
  RequestedMoneyContract,
  DateField,
  fieldError,
  KnownEmailField,
  LangIdField,
  MoneyContract,
  orNull,
  PageField,
  pageOf,
  PageSizeField,
  queryNumber,
  ReferenceField,
  ScoreField,
  textField,
  TimeField,
} from '#kernel/contract.ts'
import { BookedCouponContract } from '#domains/coupons/coupon.contract.ts'
import { IssuedDocumentContract } from '#domains/invoices/invoice.contract.ts'
import {
  CountryField,
  DeskAmountsContract,
  DriverAgeField,
  OfferContract,
} from '../search/search.contract.ts'
import { PriceContract } from '#kernel/price.contract.ts'
import { BOOKING_EVENTS, BOOKING_STATUSES } from './booking-status.contract.ts'
import { PaidBackContract } from './paid-back.contract.ts'
import { DriverContract } from './driver.contract.ts'
import { ExtraContract, ProtectionContract } from '../quotes/quote.contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

export const BookedExtraContract = z.object({
  extra: ExtraContract,
  quantity: z.int(),
  amount: MoneyContract,
})

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
    paid_back: z.array(PaidBackContract).meta({ description: 'Beyond the terms, the oldest first' }),
    invoices: z
      .array(IssuedDocumentContract)
      .meta({ description: 'What was issued of the money we took, oldest first' }),
    rating: ScoreField.nullable().meta({ description: 'What its traveller said of it' }),
    for_caller: z.boolean().meta({ description: 'Booked by our staff for a driver who called' }),
    cancel_requested: z
      .boolean()
      .meta({ description: 'The supplier has not confirmed the cancellation yet' }),
    events: z.array(z.object({ at: z.iso.datetime(), kind: z.enum(BOOKING_EVENTS) })),
    can: z.object({ modify: z.boolean(), cancel: z.boolean(), rate: z.boolean(), pay: z.boolean() }),
  })
  .meta({ id: 'Booking' })
export type Booking = z.infer<typeof BookingContract>

/** Identifies a booking in a request. */
export const BookingIdField = z.uuid(fieldError<RentalFieldCode>('booking_id_invalid'))
const optionId = textField('id_required', 40)
const quantityError = fieldError<RentalFieldCode>('quantity_invalid')
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
    fieldError<RentalFieldCode>('extra_named_twice'),
  )

export const AddCarBody = z.strictObject({
  quote_id: z.uuid(fieldError<RentalFieldCode>('quote_id_invalid')),
  extras: chosenExtras.default([]),
  protection_id: optionId.nullish(),
  lang_id: LangIdField.optional(),
})

export const ModifyBookingBody = z.strictObject({
  booking_id: BookingIdField,
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
  accept_total: RequestedMoneyContract.optional(),
})

/** A request body is allowed, but must be empty. */
export const NoFieldsBody = z.strictObject({})

/** The parts of a confirmed booking that a change replaces, besides its price. */
const ChangedBookingContract = BookingContract.pick({
  days: true,
  pickup_at: true,
  dropoff_at: true,
  extras: true,
  protection: true,
  desk: true,
})

export const BookingReply = z.object({ booking: BookingContract })
export const ModifyBookingReply = z.object({
  booking: BookingContract,
  difference: MoneyContract,
  change: z
    .object({
      price: PriceContract,
      changed: ChangedBookingContract.meta({ description: 'The booking as it is with the change' }),
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
export const ManageBookingBody = z.strictObject({
  reference: ReferenceField,
  email: KnownEmailField,
  lang_id: LangIdField.optional(),
})
export const ManageBookingReply = z.object({ booking: BookingContract, token: z.string() })

export const BookingReferenceBody = z.strictObject({
  email: KnownEmailField,
  lang_id: LangIdField.optional(),
})
export const AcceptedReply = z.object({ accepted: z.literal(true) })

export const BookingsQuery = z.object({
  status: z.enum(BOOKING_STATUSES).optional(),
  from: DateField.optional(),
  to: DateField.optional(),
  booking_id: BookingIdField.optional(),
  reference: ReferenceField.optional(),
  lang_id: queryNumber(LangIdField).optional().meta({ description: 'Language of the stations’ names' }),
  page: queryNumber(PageField).default(1),
  page_size: queryNumber(PageSizeField).default(20),
})
export const BookingsReply = pageOf(BookingContract)

export const CancelBookingBody = z.strictObject({
  booking_id: BookingIdField,
  reason: textField('reason_empty', 500).optional(),
  preview: z.boolean().default(false),
})
export const CancelBookingReply = z.object({
  booking: BookingContract,
  refund: z.object({ amount: z.int(), currency: z.string(), fee: MoneyContract }),
})
