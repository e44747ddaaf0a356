import type { Money } from '#kernel/money.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'

type TripCard = { tripId: string; amount: Money }

/** A trip's card payment is captured: the traveller has paid it. */
export function tripCaptureEntry({ id, tripId, amount }: TripCard & { id: string }): LedgerEntry {
  const moves = transfer('trip_revenue', 'gateway', amount.amount)
  return { ...balanced('trip_capture', id, amount.currency, moves), tripId }
}

/** A refund of a trip to the card it was paid with. */
export function tripRefundEntry({ id, tripId, amount }: TripCard & { id: string }): LedgerEntry {
  const moves = transfer('gateway', 'trip_revenue', amount.amount)
  return { ...balanced('trip_refund', id, amount.currency, moves), tripId }
}
