import { z } from 'zod'
import { PAYOUT_ACCOUNT_KINDS } from './payout-account.contract.ts'
import type { PayoutAccount } from './payout-account.ts'

/** Encryption of a text that can only be decrypted for the same owner. */
export type Seals = {
  seal(text: string, owner: string): Buffer
  /** Null if it was altered, belongs to another owner, or was sealed with another key. */
  open(sealed: Buffer, owner: string): string | null
}

const Sealed = z.object({
  kind: z.enum(PAYOUT_ACCOUNT_KINDS),
  holder: z.string(),
  account: z.string(),
  bic: z.string().nullable(),
})

/** Purpose of the key of payout accounts, for its derivation from `APP_SECRET`. */
export const PAYOUT_ACCOUNTS = 'payout accounts of partners'

/** Returns the encryption of payout accounts, which binds each to its owner. */
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

declare module '#platform/app.ts' {
  interface App {
    /** Encrypts and decrypts payout accounts. */
    payoutSeals: AccountSeals
  }
}

/** Returns the owner of a partner’s account of a currency, for its encryption. */
export function accountOwner(partnerId: string, currency: string): string {
  return `${partnerId} ${currency}`
}
