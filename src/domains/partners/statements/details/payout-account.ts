import { maskedAccount, readBic, readIban } from '#kernel/iban.ts'
import type { PayoutAccountKind } from './payout-account.contract.ts'

/** Where payouts go: an IBAN and perhaps its bank’s BIC, or an account as its bank writes it. */
export type PayoutAccount = { kind: PayoutAccountKind; holder: string; account: string; bic: string | null }

type Typed = { kind: PayoutAccountKind; holder: string; account: string; bic?: string | undefined }

/** A typed account in its normal form. */
export function payoutAccount({ kind, holder, account, bic }: Typed): PayoutAccount {
  const iban = kind === 'iban' ? readIban(account) : null
  return { kind, holder, account: iban ?? account, bic: bic === undefined ? null : readBic(bic) }
}

/** What may be shown of it. */
export function maskedNumber({ account }: PayoutAccount): string {
  return maskedAccount(account)
}
