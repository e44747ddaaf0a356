import { z } from 'zod'
import { PAYOUT_ACCOUNT_KINDS } from './payout-account.contract.ts'
import type { PayoutAccount } from './payout-account.ts'

/** Encrypts a text for one owner, and opens it for the same alone. */
export type Seals = {
  seal(text: string, owner: string): Buffer
  /** Null: it was altered, is another’s, or was sealed with another key. */
  open(sealed: Buffer, owner: string): string | null
}

const Sealed = z.object({
  kind: z.enum(PAYOUT_ACCOUNT_KINDS),
  holder: z.string(),
  account: z.string(),
  bic: z.string().nullable(),
})

/** What their key is derived from the configuration's secret for. */
export const PAYOUT_ACCOUNTS = 'payout accounts of partners'

/** How accounts are kept: encrypted, each bound to what it belongs to. */
export function accountSeals({ seal, open }: Seals) {
  return {
    seal: (account: PayoutAccount, owner: string): Buffer => seal(JSON.stringify(account), owner),
    open(sealed: Buffer, owner: string): PayoutAccount | null {
      const text = open(sealed, owner)
      return text === null ? null : Sealed.parse(JSON.parse(text))
    },
  }
}

export type AccountSeals = ReturnType<typeof accountSeals>

/** Whom a partner’s account of a currency belongs to. */
export function accountOwner(partnerId: string, currency: string): string {
  return `${partnerId} ${currency}`
}
