import { createSandboxPayments } from '#connectors/payments/sandbox-payments.ts'
import type { LedgerEntry } from '#domains/payments/ledger.ts'
import { postEntries } from '#domains/payments/ledger.store.ts'
import type { Db } from '#platform/db/database.ts'
import type { Shared } from './shared.ts'

export type Payments = ReturnType<typeof wirePayments>

export function wirePayments({ config, now, paymentsUrl, paymentsTimeoutMs = 8000 }: Shared) {
  return {
    gateway: createSandboxPayments({
      url: paymentsUrl,
      apiKey: config.PAYMENTS_KEY,
      timeoutMs: paymentsTimeoutMs,
    }),
    /** Posts to the ledger, in the transaction of what it belongs to. */
    post: (tx: Db, entries: readonly LedgerEntry[]) => postEntries(tx, entries, now()),
  }
}
