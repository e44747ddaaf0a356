import type { Account } from '../ledger-names.contract.ts'
import type { GatewayPayment } from '../payment-gateway.ts'

/** A mismatch between two sides: our value and the other's. */
export type Difference<Kind extends string = string> = { kind: Kind; ours: string; theirs: string }

/** Ledger balances of what the gateway holds and captured. */
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

/** A dispute changes what was taken, not what the gateway reports as captured. */
export const takenIn = ({ gateway, disputed, chargebacks }: Omit<CardBalances, 'card_holds'>) =>
  gateway + disputed + chargebacks

/** The two values as a difference; none where they are the same. */
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
