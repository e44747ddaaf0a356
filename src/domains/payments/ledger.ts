import { divideRounded, zero, type Money } from '#kernel/money.ts'
import { ACCOUNTS, type Account, type EntryKind } from './ledger-names.contract.ts'

export type Posting = { account: Account; amount: number }

/**
 * Postings in hundredths of one currency that add up to zero. The id makes it idempotent: writing it twice
 * posts it once.
 */
export type BalancedEntry = { id: string; kind: EntryKind; currency: string; postings: readonly Posting[] }

/**
 * The subject of an entry: a booking, a trip, a company's wallet with the trip paid from it, or a partner.
 */
export type LedgerSubject =
  | { bookingId: string; walletId?: never; tripId?: never; partnerId?: never }
  | { bookingId?: never; walletId?: never; tripId: string; partnerId?: never }
  | { bookingId?: never; walletId: string; tripId: string | null; partnerId?: never }
  | { bookingId?: never; walletId?: never; tripId?: never; partnerId: string }

export type LedgerEntry = BalancedEntry & LedgerSubject

/** A movement on a card, under our payment's id. */
export type CardMovement = { bookingId: string; paymentId: string; amount: Money }

/** A sale: the total is paid partly now and partly at the desk, and consists of the supplier's part and our margin. */
export type Sale = {
  bookingId: string
  total: Money
  payNow: Money
  payAtDesk: Money
  supplierTotal: Money
}

/** Returns the entry for an authorisation at the gateway; no money is ours yet. */
export function holdEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  return entry('hold', paymentId, bookingId, amount.currency, holdPostings(amount.amount))
}

/** Returns the entry for an authorisation released in full. */
export function releaseEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  return entry('release', paymentId, bookingId, amount.currency, holdPostings(-amount.amount))
}

/** Returns the entry for a capture: the traveller has paid. */
export function captureEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  return entry('capture', paymentId, bookingId, amount.currency, [
    ...holdPostings(-amount.amount),
    ...transfer('travellers', 'gateway', amount.amount),
  ])
}

/** Returns the entry for a card refund, which settles the amount owed to the traveller. */
export function refundEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  const postings = transfer('gateway', 'travellers', amount.amount)
  return entry('refund', paymentId, bookingId, amount.currency, postings)
}

/**
 * Returns the entry for a confirmed booking: the traveller owes the total, and the desk collects its part.
 */
export function saleEntry(sale: Sale): LedgerEntry {
  return entry('sale', sale.bookingId, sale.bookingId, sale.total.currency, sold(sale, 1))
}

/** Returns the entry for the difference between a sale before and after a change. */
export function changeEntry(before: Sale, after: Sale, changeId: string): LedgerEntry {
  const { bookingId, total } = before
  return entry('change', changeId, bookingId, total.currency, [...sold(before, -1), ...sold(after, 1)])
}

/**
 * Reverses a sale. A `fee` is retained from the payment and shared with the supplier in proportion to it. `goodwill`:
 * an earlier goodwill refund that the terms now cover; it reduces what is owed, and we no longer bear it.
 */
export function cancellationEntry(sale: Sale, fee: Money, goodwill = zero(fee.currency)): LedgerEntry {
  const owed = supplierPart(sale, fee).amount
  return entry('cancellation', sale.bookingId, sale.bookingId, sale.total.currency, [
    ...sold(sale, -1),
    { account: 'travellers', amount: fee.amount },
    ...transfer('goodwill', 'travellers', goodwill.amount),
    { account: 'cancellation_fees', amount: owed - fee.amount },
    { account: 'suppliers', amount: -owed },
  ])
}

/** Returns the supplier's part of a cancellation fee, in proportion to what was paid. */
export function supplierPart(sale: Sale, fee: Money): Money {
  const paid = sale.payNow.amount
  const theirs = paid - Math.max(0, Math.min(margin(sale), paid))
  const owed = paid > 0 ? divideRounded(BigInt(fee.amount) * BigInt(theirs), BigInt(paid)) : 0
  return { amount: owed, currency: fee.currency }
}

/**
 * Returns the entry for a returned car: the desk has collected its part for the supplier, and our margin is
 * earned.
 */
export function completionEntry(sale: Sale): LedgerEntry {
  return entry('completion', sale.bookingId, sale.bookingId, sale.total.currency, [
    ...transfer('desks', 'suppliers', sale.payAtDesk.amount),
    ...transfer('margin', 'margin_pending', margin(sale)),
  ])
}

/**
 * Returns the entry for a change of a partner's commission on a booking or a trip. `amount` is not zero;
 * `lineId` is the earning line that records the change.
 */
export function commissionEntry({
  lineId,
  of,
  amount,
}: {
  lineId: string
  of: { bookingId: string } | { tripId: string }
  amount: Money
}): LedgerEntry {
  const moves = transfer('partner_payable', 'partner_commissions', amount.amount)
  return { ...balanced('commission', lineId, amount.currency, moves), ...of }
}

/** Creates the entry of a goodwill refund: we owe it to the traveller, and bear it. `requestId`: of the staff's request. */
export function goodwillEntry(input: { bookingId: string; requestId: string; amount: Money }): LedgerEntry {
  const { bookingId, requestId, amount } = input
  const moves = transfer('travellers', 'goodwill', amount.amount)
  return entry('goodwill', requestId, bookingId, amount.currency, moves)
}

/**
 * Returns the entry for a payout that has left our bank account, which reduces the amount owed to the
 * partner.
 */
export function partnerPayoutEntry({
  payoutId,
  partnerId,
  amount,
}: {
  payoutId: string
  partnerId: string
  amount: Money
}): LedgerEntry {
  const moves = transfer('bank', 'partner_payable', amount.amount)
  return { ...balanced('partner_payout', payoutId, amount.currency, moves), partnerId }
}

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

/** Sums the postings of each account. */
export function balancesOf(postings: readonly Posting[]): Record<Account, number> {
  const balances = Object.fromEntries(ACCOUNTS.map((account) => [account, 0])) as Record<Account, number>
  for (const { account, amount } of postings) balances[account] += amount
  return balances
}

function sold(sale: Sale, sign: 1 | -1): Posting[] {
  return [
    { account: 'travellers', amount: sign * sale.payNow.amount },
    { account: 'desks', amount: sign * sale.payAtDesk.amount },
    { account: 'suppliers', amount: -sign * sale.supplierTotal.amount },
    { account: 'margin_pending', amount: -sign * margin(sale) },
  ]
}

function holdPostings(amount: number): Posting[] {
  return transfer('holds_due', 'card_holds', amount)
}

/** Returns the two postings that move an amount from one account to another. */
export function transfer(from: Account, to: Account, amount: number): Posting[] {
  return [
    { account: to, amount },
    { account: from, amount: -amount },
  ]
}

/** The total minus the supplier's part; our discounts may make it negative. */
function margin({ total, supplierTotal }: Sale): number {
  return total.amount - supplierTotal.amount
}

/** Returns an entry of a booking. */
export function entry(
  kind: EntryKind,
  movement: string,
  bookingId: string,
  currency: string,
  moves: readonly Posting[],
): LedgerEntry {
  return { ...balanced(kind, movement, currency, moves), bookingId }
}

/**
 * Returns an entry with at most one posting per account, none of zero. Postings that do not add up to zero
 * are a bug.
 */
export function balanced(
  kind: EntryKind,
  movement: string,
  currency: string,
  moves: readonly Posting[],
): BalancedEntry {
  const balances = balancesOf(moves)
  const postings = ACCOUNTS.flatMap((account) =>
    balances[account] === 0 ? [] : { account, amount: balances[account] },
  )
  const total = postings.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== 0) throw new RangeError(`${kind} ${movement} is out of balance by ${total}`)
  return { id: `${kind}/${movement}`, kind, currency, postings }
}
