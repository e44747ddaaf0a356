import { add, type Money } from '#kernel/money.ts'

/** A company's wallet. Its balance is never below minus the credit limit. */
export type Wallet = { id: string; companyId: string; balance: Money; creditLimit: Money }

/** What a company has, what it may owe, and both together. */
export type WalletState = { balance: Money; credit_limit: Money; available: Money }

/** `available`: what trips may still cost, which is the balance and the credit limit. */
export function walletState({ balance, creditLimit }: Pick<Wallet, 'balance' | 'creditLimit'>): WalletState {
  return { balance, credit_limit: creditLimit, available: add(balance, creditLimit) }
}

/** A wallet as somebody of the company sees it. Null: only for supervisors and admins. */
export type SeenWallet = { balance: Money; credit_limit: Money | null; available: Money | null }

/** A traveller sees the balance alone; how far a company is trusted is for those who answer for its trips. */
export function seenWallet(
  wallet: WalletState,
  { isSupervisor, isAdmin }: { isSupervisor: boolean; isAdmin: boolean },
): SeenWallet {
  return isSupervisor || isAdmin ? wallet : { balance: wallet.balance, credit_limit: null, available: null }
}
