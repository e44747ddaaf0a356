import { divideRounded, type Money } from '#kernel/money.ts'

/**
 * The accounts of the book. A posting above zero is a debit: what we have, or what another owes us; one below zero a
 * credit: what we owe, or what we earned.
 */
export const ACCOUNTS = [
  /** What the gateway holds on cards and has not taken; `holds_due` is the same seen from the traveller's side. */
  'card_holds',
  'holds_due',
  /** Money the gateway took for us. */
  'gateway',
  /** Travellers: above zero they owe us, below zero we owe them a refund. */
  'travellers',
  /** What desks are to collect from travellers at the pick-up. */
  'desks',
  /** Suppliers: below zero we owe them, above zero they owe us our part of what their desks collected. */
  'suppliers',
  /** Our margin on cars not brought back yet, and on those that were. */
  'margin_pending',
  'margin',
  'cancellation_fees',
  /** What banks have taken back from the gateway while a dispute is open, and what they kept. */
  'disputed',
  'chargebacks',
] as const
export type Account = (typeof ACCOUNTS)[number]

export const ENTRY_KINDS = [
  'hold',
  'release',
  'capture',
  'sale',
  'change',
  'cancellation',
  'refund',
  'completion',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export type Posting = { account: Account; amount: number }

/**
 * One movement of a booking: its postings, in hundredths of one currency, add up to zero. The id names the movement,
 * so that writing it twice posts it once.
 */
export type LedgerEntry = {
  id: string
  bookingId: string
  kind: EntryKind
  currency: string
  postings: readonly Posting[]
}

/** What moved on a card, under our payment's id. */
export type CardMovement = { bookingId: string; paymentId: string; amount: Money }

/** What was sold: the total is paid partly now and partly at the desk, and is the supplier's part and our margin. */
export type Sale = {
  bookingId: string
  total: Money
  payNow: Money
  payAtDesk: Money
  supplierTotal: Money
}

/** The gateway holds an amount; nothing is ours yet. */
export function holdEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  return entry('hold', paymentId, bookingId, amount.currency, held(amount.amount))
}

/** What was held is given back untouched. */
export function releaseEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  return entry('release', paymentId, bookingId, amount.currency, held(-amount.amount))
}

/** What was held is taken: the traveller has paid it. */
export function captureEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  return entry('capture', paymentId, bookingId, amount.currency, [
    ...held(-amount.amount),
    ...transfer('travellers', 'gateway', amount.amount),
  ])
}

/** Money goes back to the card; what was owed to the traveller is settled. */
export function refundEntry({ bookingId, paymentId, amount }: CardMovement): LedgerEntry {
  const postings = transfer('gateway', 'travellers', amount.amount)
  return entry('refund', paymentId, bookingId, amount.currency, postings)
}

/** The supplier has the booking: the traveller owes the total, and the desk is to collect its part of it. */
export function saleEntry(sale: Sale): LedgerEntry {
  return entry('sale', sale.bookingId, sale.bookingId, sale.total.currency, sold(sale, 1))
}

/** What was sold is sold otherwise: the difference is owed, collected and earned. */
export function changeEntry(before: Sale, after: Sale, changeId: string): LedgerEntry {
  const { bookingId, total } = before
  return entry('change', changeId, bookingId, total.currency, [...sold(before, -1), ...sold(after, 1)])
}

/** A sale is taken back, and `fee` kept of what was paid: the supplier's and ours in the proportion of what was paid. */
export function cancellationEntry(sale: Sale, fee: Money): LedgerEntry {
  const paid = sale.payNow.amount
  const theirs = paid - Math.max(0, Math.min(margin(sale), paid))
  const owed = paid > 0 ? divideRounded(BigInt(fee.amount) * BigInt(theirs), BigInt(paid)) : 0
  return entry('cancellation', sale.bookingId, sale.bookingId, sale.total.currency, [
    ...sold(sale, -1),
    { account: 'travellers', amount: fee.amount },
    { account: 'cancellation_fees', amount: owed - fee.amount },
    { account: 'suppliers', amount: -owed },
  ])
}

/** The car is back: the desk has collected its part for the supplier, and our margin is earned. */
export function completionEntry(sale: Sale): LedgerEntry {
  return entry('completion', sale.bookingId, sale.bookingId, sale.total.currency, [
    ...transfer('desks', 'suppliers', sale.payAtDesk.amount),
    ...transfer('margin', 'margin_pending', margin(sale)),
  ])
}

/** Balances of the accounts that any postings touch. */
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

function held(amount: number): Posting[] {
  return transfer('holds_due', 'card_holds', amount)
}

/** From one account to another. */
export function transfer(from: Account, to: Account, amount: number): Posting[] {
  return [
    { account: to, amount },
    { account: from, amount: -amount },
  ]
}

/** What is left of the total above the supplier's part; a discount of ours may make it less than nothing. */
function margin({ total, supplierTotal }: Sale): number {
  return total.amount - supplierTotal.amount
}

/** One posting for each account, none of zero; postings that do not add up are a defect. */
export function entry(
  kind: EntryKind,
  movement: string,
  bookingId: string,
  currency: string,
  moves: readonly Posting[],
): LedgerEntry {
  const balances = balancesOf(moves)
  const postings = ACCOUNTS.flatMap((account) =>
    balances[account] === 0 ? [] : { account, amount: balances[account] },
  )
  const total = postings.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== 0) throw new RangeError(`${kind} ${movement} is out of balance by ${total}`)
  return { id: `${kind}/${movement}`, bookingId, kind, currency, postings }
}
