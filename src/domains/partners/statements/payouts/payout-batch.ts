import { isSepaIban } from '#kernel/iban.ts'
import type { PayoutAccount } from '../details/payout-account.ts'
import { accountOwner, type AccountSeals } from '../details/seal-account.ts'
import type { BatchFormat, WithheldReason } from './payout.contract.ts'
import type { OpenRow } from './payout-batch.store.ts'

/** A payout without a batch. `account`: null if its partner has no readable account. */
export type OpenPayout = Omit<OpenRow, 'sealed'> & { account: PayoutAccount | null }

/** Opens the sealed accounts of payouts. */
export function openPayouts(rows: readonly OpenRow[], seals: AccountSeals): OpenPayout[] {
  return rows.map(({ sealed, ...payout }) => ({
    ...payout,
    account: sealed && seals.open(sealed, accountOwner(payout.partnerId, payout.currency)),
  }))
}

/**
 * Returns the format of the bank file of a payout. SEPA requires euros, an IBAN in its countries, and an
 * account of ours to pay from.
 */
export function formatOf(
  { currency, account: { kind, account } }: { currency: string; account: PayoutAccount },
  hasOwnAccount: boolean,
): BatchFormat {
  return currency === 'EUR' && hasOwnAccount && kind === 'iban' && isSepaIban(account) ? 'sepa' : 'csv'
}

/** Payouts of one bank file. */
export type Ready = { currency: string; format: BatchFormat; payouts: number; total: number }

/** Groups the payouts that can be prepared, by currency and file format. */
export function readyPayouts(open: readonly OpenPayout[], hasOwnAccount: boolean): Ready[] {
  const groups = new Map<string, Ready>()
  for (const { currency, amount, account } of open) {
    if (!account) continue
    const format = formatOf({ currency, account }, hasOwnAccount)
    const key = `${currency} ${format}`
    const before = groups.get(key) ?? { currency, format, payouts: 0, total: 0 }
    groups.set(key, { ...before, payouts: before.payouts + 1, total: before.total + amount })
  }
  return [...groups.values()].toSorted(
    (one, other) => one.currency.localeCompare(other.currency) || other.format.localeCompare(one.format),
  )
}

/** Returns the reason why an ended partner’s last balance is not paid out: it is negative, or below the minimum. */
export function withheldReason(closing: number): WithheldReason {
  return closing < 0 ? 'owes_us' : 'too_little'
}
