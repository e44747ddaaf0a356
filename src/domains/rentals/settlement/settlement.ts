import type { Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Card, PaymentAction, PaymentMethod } from '#domains/payments/public.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { BookingRecord } from '../bookings/booking.ts'

export { LEASE_SECONDS } from '../bookings/lease-seconds.ts'

/** Max time for a traveller to answer the bank: the usual lifetime of a 3-D Secure challenge. */
export const BANK_MINUTES = 10

/**
 * Max wait for the bank's result once the traveller has returned without one. With the job's next run, money and car
 * are settled within two minutes.
 */
export const BACK_SECONDS = 105

/** An order's failure, as returned to the waiting traveller. */
export type SettleFailure =
  | { code: 'payment_declined'; detail: string }
  | { code: 'payment_unavailable'; detail: string }
  | { code: 'sold_out'; detail: string }
  | { code: 'price_changed'; detail: string }
  | { code: 'quote_expired'; detail: string }
  | { code: 'station_closed'; detail: string }
  | { code: 'driver_age'; detail: string }
  | { code: 'flight_number_required'; detail: string }
  | { code: 'supplier_refused'; detail: string }
  | { code: 'supplier_unavailable'; detail: string }

/**
 * A step's outcome: continue; continue with a supplier not requested yet; retry later; retry when the traveller has
 * answered the bank; or the order ended with this failure.
 */
export type StepOutcome = 'go_on' | 'ask_supplier' | 'wait' | { action: PaymentAction } | SettleFailure

/**
 * Settles a booking as far as possible and returns its new state. `fresh`: the caller has just recorded the request to
 * the supplier or gateway and it was not sent yet, so no look-up is needed. The card is only known while a traveller
 * waits; `action` is the step they must take to continue. `awaited`: the response shows the traveller the outcome, so
 * no mail is sent.
 */
export type SettleBooking = (
  bookingId: string,
  how?: { fresh: boolean; card: Card | PaymentMethod | null; awaited: boolean },
) => Promise<Result<Settled, SettleFailure>>

declare module '#platform/app.ts' {
  interface App {
    /** Settles the operation in progress on a booking: its order, its cancellation or its change. */
    settleBooking: SettleBooking
    /** Suppliers' connectors by plan id. */
    connectors: ReadonlyMap<string, SupplierConnector>
  }
}

export type Settled = { booking: BookingRecord; action: PaymentAction | null }

/** Parts of the app that notify travellers of their bookings. */
export type NotifyingApp = Pick<
  App,
  'clock' | 'productName' | 'publicUrl' | 'places' | 'seller' | 'windowCounts' | 'limitScale'
>

/** Parts of the app that the steps of orders, cancellations and changes use. */
export type SettlingApp = NotifyingApp &
  Pick<App, 'db' | 'log' | 'bookings' | 'connectors' | 'cards' | 'supplierAnswers' | 'unpaidHolds'>

/** Returns the connector of a booking's plan. Throws if there is none. */
export function connectorOf(
  { connectors }: Pick<App, 'connectors'>,
  { planId }: Pick<BookingRecord, 'planId'>,
): SupplierConnector {
  const connector = connectors.get(planId)
  if (!connector) throw new Error(`no connector for plan ${planId}`)
  return connector
}
