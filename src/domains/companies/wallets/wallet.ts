import type { WalletState } from '#domains/identity/public.ts'
import { add, type Money } from '#kernel/money.ts'

/** A company's wallet. Its balance is never below minus the credit limit. */
export type Wallet = { id: string; companyId: string; balance: Money; creditLimit: Money }

/** Returns the state of a wallet. `available`: the amount that trips may still cost, balance plus credit limit. */
export function walletState({ balance, creditLimit }: Pick<Wallet, 'balance' | 'creditLimit'>): WalletState {
  return { balance, credit_limit: creditLimit, available: add(balance, creditLimit) }
}
