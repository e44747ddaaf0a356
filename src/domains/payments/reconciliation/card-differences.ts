import type { Account } from '../ledger-names.contract.ts'
import type { GatewayPayment } from '../payment-gateway.ts'

/** A mismatch between two sides: our value and the other's. */
export type Difference<Kind extends string = string> = { kind: Kind; ours: string; theirs: string }

/** Ledger balances of the amounts authorised and captured by the gateway. */
export type CardBalances = Readonly<
  Record<Extract<Account, 'card_holds' | 'gateway' | 'disputed' | 'chargebacks'>, number>
>

/** Compares the ledger of a sale with all of its payments at the gateway. */
export function cardDifferences(
  ledger: CardBalances,
  gateway: readonly GatewayPayment[],
): Difference<'held' | 'taken'>[] {
  return [
    ...differenceOf('held', ledger.card_holds, sumOf(gateway, authorisedAmount)),
    ...differenceOf('taken', takenIn(ledger), sumOf(gateway, takenOf)),
  ]
}

/**
 * Returns the captured amount. A dispute changes it, but not the amount that the gateway reports as captured.
 */
export const takenIn = ({ gateway, disputed, chargebacks }: Omit<CardBalances, 'card_holds'>) =>
  gateway + disputed + chargebacks

/** Returns two values as a difference; empty if they are equal. */
export function differenceOf<Kind extends string>(
  kind: Kind,
  ours: number | string,
  theirs: number | string,
): Difference<Kind>[] {
  return ours === theirs ? [] : [{ kind, ours: String(ours), theirs: String(theirs) }]
}

function authorisedAmount({ status, amount }: GatewayPayment): number {
  return status === 'authorised' ? (amount?.amount ?? 0) : 0
}

function takenOf({ captured, refunded }: GatewayPayment): number {
  return (captured?.amount ?? 0) - (refunded?.amount ?? 0)
}

function sumOf(payments: readonly GatewayPayment[], part: (payment: GatewayPayment) => number): number {
  return payments.reduce((sum, payment) => sum + part(payment), 0)
}
