import type { Money } from '#kernel/money.ts'
import { balanced, transfer, type LedgerEntry } from './ledger.ts'

type TripCard = { tripId: string; amount: Money }

/** Returns the entry for a captured card payment of a trip. */
export function tripCaptureEntry({ id, tripId, amount }: TripCard & { id: string }): LedgerEntry {
  const moves = transfer('trip_revenue', 'gateway', amount.amount)
  return { ...balanced('trip_capture', id, amount.currency, moves), tripId }
}

/** Returns the entry for a refund of a trip to its card. */
export function tripRefundEntry({ id, tripId, amount }: TripCard & { id: string }): LedgerEntry {
  const moves = transfer('gateway', 'trip_revenue', amount.amount)
  return { ...balanced('trip_refund', id, amount.currency, moves), tripId }
}
