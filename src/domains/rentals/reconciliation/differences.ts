import {
  cardDifferences,
  differenceOf,
  type Account,
  type Difference,
  type GatewayPayment,
} from '#domains/payments/public.ts'
import type { Reservation } from '#domains/suppliers/public.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { exceedsQuotedPrice } from '../orders/reserved-price.ts'

/** The state of one booking at rest, according to us, the ledger, the gateway and its supplier. */
export type Sides = {
  booking: Pick<BookingRecord, 'status' | 'supplierState' | 'price' | 'exchange' | 'extras' | 'protection'>
  ledger: Readonly<Record<Account, number>>
  /** Every payment of the booking at the gateway; null if it did not answer. */
  gateway: readonly GatewayPayment[] | null
  /** Null if the supplier has no such reservation; `unknown` if it did not or cannot answer. */
  supplier: Pick<Reservation, 'status' | 'total' | 'pickedUp'> | null | 'unknown'
}

/** Lists all mismatches. A side that did not answer is not compared. */
export function differencesOf({ booking, ledger, gateway, supplier }: Sides): Difference[] {
  return [
    ...(gateway ? cardDifferences(ledger, gateway) : []),
    ...differenceOf('owed_to_traveller', 0, 0 - ledger.travellers),
    ...(supplier === 'unknown' ? [] : supplierDifferences(booking, supplier)),
  ]
}

function supplierDifferences(
  booking: Sides['booking'],
  supplier: Exclude<Sides['supplier'], 'unknown'>,
): Difference[] {
  const theirs = supplier?.status ?? 'none'
  if (isReserved(booking) !== (theirs === 'confirmed'))
    return differenceOf('reservation', booking.supplierState, theirs)
  if (!isReserved(booking) || !supplier?.total || !exceedsQuotedPrice(booking, supplier.total)) return []
  return differenceOf(
    'supplier_total',
    comparedAmount(booking.price.supplier_total),
    comparedAmount(supplier.total),
  )
}

function isReserved({ supplierState }: Sides['booking']): boolean {
  return supplierState === 'reserved'
}

function comparedAmount({ amount, currency }: { amount: number; currency: string }): string {
  return `${amount} ${currency}`
}
