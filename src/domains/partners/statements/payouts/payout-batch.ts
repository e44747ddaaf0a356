import { isSepaIban } from '#kernel/iban.ts'
import type { PayoutAccount } from '../details/payout-account.ts'
import { accountOwner, type AccountSeals } from '../details/seal-account.ts'
import type { BatchFormat, HeldBack } from './payout.contract.ts'
import type { OpenRow } from './payout-batch.store.ts'

/** Of a payout that is in no batch: where it goes, or null if its partner has entered no account that can be read. */
export type OpenPayout = Omit<OpenRow, 'sealed'> & { account: PayoutAccount | null }

export function openPayouts(rows: readonly OpenRow[], seals: AccountSeals): OpenPayout[] {
  return rows.map(({ sealed, ...payout }) => ({
    ...payout,
    account: sealed && seals.open(sealed, accountOwner(payout.partnerId, payout.currency)),
  }))
}

/** In what file a payout goes to the bank: SEPA takes euros, to an IBAN of its countries, from an account of ours. */
export function formatOf(
  { currency, account: { kind, account } }: { currency: string; account: PayoutAccount },
  hasOwnAccount: boolean,
): BatchFormat {
  return currency === 'EUR' && hasOwnAccount && kind === 'iban' && isSepaIban(account) ? 'sepa' : 'csv'
}

/** Payouts that go to the bank in one file. */
export type Ready = { currency: string; format: BatchFormat; payouts: number; total: number }

/** What may be prepared, by currency and file. */
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

/** Why an ended partner’s last balance is not paid out: it is below zero, or below the least. */
export function endedBecause(closing: number): HeldBack {
  return closing < 0 ? 'owes_us' : 'too_little'
}
