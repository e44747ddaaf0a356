/**
 * The ledger's accounts. A positive posting is a debit: we have it, or are owed it. A negative posting is a
 * credit: we owe it, or have earned it.
 */
export const ACCOUNTS = [
  /** Authorised but not captured by the gateway; `holds_due` is the traveller's side. */
  'card_holds',
  'holds_due',
  /** Money the gateway captured for us. */
  'gateway',
  /** Travellers: positive, they owe us; negative, we owe them a refund. */
  'travellers',
  /** Amounts that desks collect from travellers at pick-up. */
  'desks',
  /** Suppliers: negative, we owe them; positive, they owe us our share of what their desks collected. */
  'suppliers',
  /** Our margin on cars not yet returned, and on returned cars. */
  'margin_pending',
  'margin',
  'cancellation_fees',
  /** Refunds by the staff beyond the terms. */
  'goodwill',
  /** Amounts that banks took back while a dispute is open, and amounts that they kept. */
  'disputed',
  'chargebacks',
  /** Companies' wallets: negative, prepaid by the company; positive, owed to us. */
  'wallets',
  /** Transfers from companies to our bank account, less our transfers to travellers. */
  'bank',
  /** Revenue from trips. */
  'trip_revenue',
  /**
   * Partners: negative, commissions that we owe them; positive, amounts that their next statements claw back.
   */
  'partner_payable',
  /** Commissions earned by partners, borne by our margin or paid by their percent. */
  'partner_commissions',
  /**
   * Differences between the gateway's records and ours, booked by a person with a reason: positive, our loss.
   */
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
