import type { Money } from '#kernel/money.ts'

/** What a company has, what it may owe, and both together. */
export type WalletState = { balance: Money; credit_limit: Money; available: Money }

/** A wallet as somebody of the company sees it. Null: only for supervisors and admins. */
export type SeenWallet = { balance: Money; credit_limit: Money | null; available: Money | null }

/** A traveller sees the balance alone; how far a company is trusted is for those who answer for its trips. */
export function seenWallet(
  wallet: WalletState,
  { isSupervisor, isAdmin }: { isSupervisor: boolean; isAdmin: boolean },
): SeenWallet {
  return isSupervisor || isAdmin ? wallet : { balance: wallet.balance, credit_limit: null, available: null }
}
