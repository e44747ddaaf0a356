import type { Money } from '#kernel/money.ts'

/** A company's balance, credit limit and available amount. */
export type WalletState = { balance: Money; credit_limit: Money; available: Money }

/** A wallet as one of the company's people sees it. Null if only visible to supervisors and admins. */
export type VisibleWallet = { balance: Money; credit_limit: Money | null; available: Money | null }

/**
 * Returns the visible part of a wallet. A traveller sees only the balance; the credit limit is for those responsible
 * for trips.
 */
export function visibleWallet(
  wallet: WalletState,
  { isSupervisor, isAdmin }: { isSupervisor: boolean; isAdmin: boolean },
): VisibleWallet {
  return isSupervisor || isAdmin ? wallet : { balance: wallet.balance, credit_limit: null, available: null }
}
