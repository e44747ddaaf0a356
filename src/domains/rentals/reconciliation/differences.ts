import type { Account, GatewayPayment } from '#domains/payments/public.ts'
import type { Reservation } from '#domains/suppliers/public.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import { isTooDear } from '../orders/reserved-price.ts'

/** The state of one booking at rest, according to us, the ledger, the gateway and its supplier. */
export type Sides = {
  booking: Pick<BookingRecord, 'status' | 'supplierState' | 'price' | 'exchange' | 'extras' | 'protection'>
  ledger: Readonly<Record<Account, number>>
  /** Every payment of the booking at the gateway; null when it did not answer. */
  gateway: readonly GatewayPayment[] | null
  /** Null: the supplier has no such reservation. `unknown`: it did not or cannot answer. */
  supplier: Pick<Reservation, 'status' | 'total' | 'pickedUp'> | null | 'unknown'
}

export const DIFFERENCE_KINDS = [
  'held',
  'taken',
  'owed_to_traveller',
  'reservation',
  'supplier_total',
] as const
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** A mismatch between two sides: our value and the other's. */
export type Difference = { kind: DifferenceKind; ours: string; theirs: string }

/** All mismatches; a side that did not answer is not compared. */
export function differencesOf({ booking, ledger, gateway, supplier }: Sides): Difference[] {
  const differences: Difference[] = []
  const compare = (kind: DifferenceKind, ours: number | string, theirs: number | string) => {
    if (ours !== theirs) differences.push({ kind, ours: String(ours), theirs: String(theirs) })
  }
  if (gateway) {
    compare('held', ledger.card_holds, sumOf(gateway, heldOf))
    // A dispute changes what was taken, not what the gateway reports as captured.
    compare('taken', ledger.gateway + ledger.disputed + ledger.chargebacks, sumOf(gateway, takenOf))
  }
  compare('owed_to_traveller', 0, 0 - ledger.travellers)
  if (supplier !== 'unknown') {
    const theirs = supplier?.status ?? 'none'
    if (isReserved(booking) !== (theirs === 'confirmed'))
      compare('reservation', booking.supplierState, theirs)
    else if (isReserved(booking) && supplier?.total && isTooDear(booking, supplier.total))
      compare('supplier_total', comparedAmount(booking.price.supplier_total), comparedAmount(supplier.total))
  }
  return differences
}

function isReserved({ supplierState }: Sides['booking']): boolean {
  return supplierState === 'reserved'
}

function heldOf({ status, amount }: GatewayPayment): number {
  return status === 'authorised' ? (amount?.amount ?? 0) : 0
}

function takenOf({ captured, refunded }: GatewayPayment): number {
  return (captured?.amount ?? 0) - (refunded?.amount ?? 0)
}

function sumOf(payments: readonly GatewayPayment[], part: (payment: GatewayPayment) => number): number {
  return payments.reduce((sum, payment) => sum + part(payment), 0)
}

function comparedAmount({ amount, currency }: { amount: number; currency: string }): string {
  return `${amount} ${currency}`
}
