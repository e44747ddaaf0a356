import type { Selectable } from 'kysely'
import { paymentOfRow, type NextRefund, type PaymentRow } from '#domains/payments/public.ts'
import { emailKey } from '#kernel/email-address.ts'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
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

/** Converts a cart's contents to columns. */
export function contentColumns(contents: CartContents) {
  const { sold, extras, protection, coupon, price, quoteExpiresAt, pickUpAt, dropOffAt } = contents
  const same = { sold, protection, coupon, price, quoteExpiresAt, pickUpAt, dropOffAt }
  return { ...snakeKeys(same), extras: json(extras) }
}

/** Converts a state transition to columns; kysely omits undefined ones. A lease is stored with its owner. */
export function changedColumns(set: StateTransition['set'], workerId: string) {
  const { status, supplierState, supplierReference, driver, cancellation, attempts, leaseUntil, exchange } =
    set
  const { sold, extras, protection, coupon, price, quoteExpiresAt, pickUpAt, dropOffAt, langId } = set
  return {
    ...snakeKeys({ status, supplierState, supplierReference, cancellation, attempts, leaseUntil, exchange }),
    ...snakeKeys({ sold, protection, coupon, price, quoteExpiresAt, pickUpAt, dropOffAt, langId }),
    ...(leaseUntil !== undefined && { lease_owner: leaseUntil && workerId }),
    ...(driver !== undefined && { driver, driver_email: emailKey(driver.email) }),
    ...(extras !== undefined && { extras: json(extras) }),
  }
}

type BookingRow = Selectable<Tables['bookings']> & {
  payment: PaymentRow | null
  change_payment: PaymentRow | null
  next_refund: NextRefund | null
  paid_back: BookingRecord['paidBack']
  owes_refund: boolean
  invoices: BookingRecord['invoices']
  rating: number | null
  for_caller: boolean
  events: BookingRecord['events']
}

export function toRecord(row: BookingRow): BookingRecord {
  const { id, reference, user_id, lang_id, plan_id, quote_expires_at, pick_up_at, drop_off_at, events } = row
  const { supplier_state, supplier_reference, attempts, created_at, owes_refund, invoices, rating } = row
  return {
    ...camelKeys({ id, reference, user_id, lang_id, plan_id, quote_expires_at, pick_up_at, drop_off_at }),
    ...camelKeys({ supplier_state, supplier_reference, attempts, created_at, owes_refund, invoices, rating }),
    events,
    forCaller: row.for_caller,
    nextRefund: row.next_refund,
    paidBack: row.paid_back,
    goodwill: row.paid_back.reduce((sum, { amount }) => sum + amount.amount, 0),
    status: row.status as BookingStatus,
    sold: withoutOpeningRating(row.sold as Sold),
    extras: row.extras as unknown as BookingRecord['extras'],
    protection: row.protection as BookingRecord['protection'],
    coupon: row.coupon as BookingRecord['coupon'],
    price: row.price as BookingRecord['price'],
    exchange: row.exchange as BookingRecord['exchange'],
    driver: row.driver as Driver | null,
    cancellation: row.cancellation as BookingRecord['cancellation'],
    payment: row.payment && paymentOfRow(row.payment),
    changePayment: row.change_payment && paymentOfRow(row.change_payment),
  }
}

/** Removes the placeholder rating that was stored before votes were counted: it is not a vote. */
function withoutOpeningRating(sold: Sold): Sold {
  const supplier: Partial<Sold['offer']['supplier']> = sold.offer.supplier
  if (supplier.rating_count !== undefined) return sold
  return {
    ...sold,
    offer: { ...sold.offer, supplier: { ...sold.offer.supplier, rating: null, rating_count: 0 } },
  }
}
