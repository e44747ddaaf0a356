import { maskedAccount, readBic, readIban } from '#kernel/iban.ts'
import type { PayoutAccountKind } from './payout-account.contract.ts'

/** A payout account: an IBAN with an optional BIC, or an account number in its bank’s own format. */
export type PayoutAccount = { kind: PayoutAccountKind; holder: string; account: string; bic: string | null }

type PayoutAccountInput = {
  kind: PayoutAccountKind
  holder: string
  account: string
  bic?: string | undefined
}

/** Normalises an entered account. */
export function payoutAccount({ kind, holder, account, bic }: PayoutAccountInput): PayoutAccount {
  const iban = kind === 'iban' ? readIban(account) : null
  return { kind, holder, account: iban ?? account, bic: bic === undefined ? null : readBic(bic) }
}

/** Returns the masked account. */
export function maskedNumber({ account }: PayoutAccount): string {
  return maskedAccount(account)
}
