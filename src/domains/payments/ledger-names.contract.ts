/**
 * The ledger's accounts. A positive posting is a debit: what we have, or are owed; a negative one is a credit: what we
 * owe, or have earned.
 */
export const ACCOUNTS = [
  /** Authorised and not captured by the gateway; `holds_due` is the traveller's side of the same. */
  'card_holds',
  'holds_due',
  /** Money the gateway captured for us. */
  'gateway',
  /** Travellers: positive, they owe us; negative, we owe them a refund. */
  'travellers',
  /** What desks are to collect from travellers at pick-up. */
  'desks',
  /** Suppliers: negative, we owe them; positive, they owe us our share of what their desks collected. */
  'suppliers',
  /** Our margin on cars not yet returned, and on those that were. */
  'margin_pending',
  'margin',
  'cancellation_fees',
  /** What the staff gave back beyond the terms. */
  'goodwill',
  /** What banks have taken back from the gateway while a dispute is open, and what they kept. */
  'disputed',
  'chargebacks',
  /** Companies' wallets: negative, what they paid in advance; positive, what they owe us. */
  'wallets',
  /** What companies transferred to our bank account, less what we transferred to travellers. */
  'bank',
  /** What trips have earned. */
  'trip_revenue',
  /** Partners: negative, what we owe them for bookings that they led to; positive, what the next statements claw back. */
  'partner_payable',
  /** What partners have earned, which our margin bears or their percent pays. */
  'partner_commissions',
  /** What the gateway's book and ours differed by, booked by a person with a reason: positive, our loss. */
  'adjustments',
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
  'goodwill',
  'completion',
  'no_show',
  'refund_failed',
  'dispute',
  'dispute_won',
  'dispute_lost',
  'wallet_top_up',
  'wallet_pay_out',
  'wallet_charge',
  'wallet_credit',
  'trip_capture',
  'trip_refund',
  'commission',
  'partner_payout',
  'refund_transfer',
  'adjustment',
] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
