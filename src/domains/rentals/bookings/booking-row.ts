import type { Selectable } from 'kysely'
import { paymentOfRow, type PaymentRow } from '#domains/payments/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { BookingStatus } from './booking-status.contract.ts'
import type { Driver } from './driver.contract.ts'
import type { CartContents, StateTransition } from './state-transition.ts'
import type { BookingRecord } from './booking.ts'
import type { Sold } from '../quotes/sold.ts'

/** jsonb columns are sent as text: pg would convert a bare array to a PostgreSQL array. */
export function json(value: unknown): object {
  return JSON.stringify(value) as unknown as object
}

/** A cart's contents as columns. */
export function contentColumns(contents: CartContents) {
  return {
    sold: contents.sold,
    extras: json(contents.extras),
    protection: contents.protection,
    coupon: contents.coupon,
    price: contents.price,
    quote_expires_at: contents.quoteExpiresAt,
    pick_up_at: contents.pickUpAt,
    drop_off_at: contents.dropOffAt,
  }
}

/** The columns that a change sets; a lease is stored with its owner. */
export function changedColumns(set: StateTransition['set'], workerId: string) {
  return {
    ...(set.status !== undefined && { status: set.status }),
    ...(set.supplierState !== undefined && { supplier_state: set.supplierState }),
    ...(set.supplierReference !== undefined && { supplier_reference: set.supplierReference }),
    ...(set.driver !== undefined && { driver: set.driver, driver_email: emailKey(set.driver.email) }),
    ...(set.cancellation !== undefined && { cancellation: set.cancellation }),
    ...(set.attempts !== undefined && { attempts: set.attempts }),
    ...(set.leaseUntil !== undefined && {
      lease_until: set.leaseUntil,
      lease_owner: set.leaseUntil && workerId,
    }),
    ...(set.exchange !== undefined && { exchange: set.exchange }),
    ...(set.sold !== undefined && { sold: set.sold }),
    ...(set.extras !== undefined && { extras: json(set.extras) }),
    ...(set.protection !== undefined && { protection: set.protection }),
    ...(set.coupon !== undefined && { coupon: set.coupon }),
    ...(set.price !== undefined && { price: set.price }),
    ...(set.quoteExpiresAt !== undefined && { quote_expires_at: set.quoteExpiresAt }),
    ...(set.pickUpAt !== undefined && { pick_up_at: set.pickUpAt }),
    ...(set.dropOffAt !== undefined && { drop_off_at: set.dropOffAt }),
  }
}

type BookingRow = Selectable<Tables['bookings']> & {
  payment: PaymentRow | null
  change_payment: PaymentRow | null
  owes_refund: boolean
  invoices: BookingRecord['invoices']
  rating: number | null
  events: BookingRecord['events']
}

export function recordOf(row: BookingRow | undefined): BookingRecord | null {
  return row ? toRecord(row) : null
}

export function toRecord(row: BookingRow): BookingRecord {
  return {
    id: row.id,
    reference: row.reference,
    userId: row.user_id,
    langId: row.lang_id,
    status: row.status as BookingStatus,
    planId: row.plan_id,
    quoteExpiresAt: row.quote_expires_at,
    sold: withoutOpeningRating(row.sold as Sold),
    extras: row.extras as unknown as BookingRecord['extras'],
    protection: row.protection as BookingRecord['protection'],
    coupon: row.coupon as BookingRecord['coupon'],
    price: row.price as BookingRecord['price'],
    exchange: row.exchange as BookingRecord['exchange'],
    driver: row.driver as Driver | null,
    pickUpAt: row.pick_up_at,
    dropOffAt: row.drop_off_at,
    supplierState: row.supplier_state,
    supplierReference: row.supplier_reference,
    cancellation: row.cancellation as BookingRecord['cancellation'],
    attempts: row.attempts,
    createdAt: row.created_at,
    payment: row.payment && paymentOfRow(row.payment),
    changePayment: row.change_payment && paymentOfRow(row.change_payment),
    owesRefund: row.owes_refund,
    invoices: row.invoices,
    rating: row.rating,
    events: row.events,
  }
}

/** What was sold before votes were counted has an opening value in place of a rating: nobody's vote. */
function withoutOpeningRating(sold: Sold): Sold {
  const supplier: Partial<Sold['offer']['supplier']> = sold.offer.supplier
  if (supplier.rating_count !== undefined) return sold
  return {
    ...sold,
    offer: { ...sold.offer, supplier: { ...sold.offer.supplier, rating: null, rating_count: 0 } },
  }
}
