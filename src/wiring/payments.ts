import { paymentRetention } from '#domains/payments/payment-retention.store.ts'
import { gatewayReferenceStore } from '#domains/payments/gateway-reference.store.ts'
import { balancesOf, type LedgerEntry } from '#domains/payments/ledger.ts'
import { postEntries, postingsOf } from '#domains/payments/ledger.store.ts'
import type { Db } from '#platform/db/database.ts'
import { gatewayOf } from '../gateway-settings.ts'
import type { Shared } from './shared.ts'

export type Payments = Awaited<ReturnType<typeof wirePayments>>

export async function wirePayments({
  config,
  db,
  now,
  publicUrl,
  paymentsUrl,
  paymentsTimeoutMs = 8000,
}: Shared) {
  const references = gatewayReferenceStore(db)
  const gateway = await gatewayOf(config).connect(config, {
    url: paymentsUrl,
    timeoutMs: paymentsTimeoutMs,
    returnUrl: (paymentId) => `${publicUrl}/payments/${paymentId}/return`,
    references,
  })
  return {
    retention: paymentRetention,
    gateway,
    references,
    ledgerOf: async (bookingId: string) => balancesOf(await postingsOf(db, bookingId)),
    /** Posts to the ledger, in the caller's transaction. */
    post: (tx: Db, entries: readonly LedgerEntry[]) => postEntries(tx, entries, now()),
  }
}
