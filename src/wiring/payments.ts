import { paymentRetention } from '#domains/payments/payment-retention.store.ts'
import { cardPayments } from '#domains/payments/card-payments.service.ts'
import { gatewayReferenceStore } from '#domains/payments/gateway-reference.store.ts'
import { balancesOf, type LedgerEntry } from '#domains/payments/ledger.ts'
import { postEntries, postingsOf } from '#domains/payments/ledger.store.ts'
import { findGatewayPayments } from '#domains/payments/reconciliation/gateway-payments.service.ts'
import { owedTo } from '#domains/payments/owed.store.ts'
import type { TaskSubject } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import { tracedCalls } from '#platform/tracing.ts'
import { gatewayOf } from '../gateway-settings.ts'
import type { Shared } from './share-context.ts'

export type Payments = Awaited<ReturnType<typeof wirePayments>>

export async function wirePayments(shared: Shared) {
  const { config, db, clock, now, publicUrl, paymentsUrl, paymentsTimeoutMs = 8000 } = shared
  const references = gatewayReferenceStore(db)
  const untraced = await gatewayOf(config).connect(config, {
    url: paymentsUrl,
    timeoutMs: paymentsTimeoutMs,
    returnUrl: (paymentId) => `${publicUrl}/payments/${paymentId}/return`,
    references,
  })
  const gateway = tracedCalls('payment', {}, untraced)
  return {
    retention: paymentRetention,
    gateway,
    cards: cardPayments({ gateway, clock }),
    findGatewayPayments: (paymentIds: readonly string[]) => findGatewayPayments(gateway, paymentIds),
    references,
    ledgerOf: async (about: TaskSubject) => balancesOf(await postingsOf(db, about)),
    /** Returns the refund due to the traveller of a booking or a trip; null if none. */
    async moneyOwedTo(about: { kind: 'booking' | 'trip'; id: string }) {
      const owed = await owedTo(db, about)
      return owed && { amount: owed.travellers + owed.tripRevenue, currency: owed.currency }
    },
    /** Posts to the ledger, in the caller's transaction. */
    post: (tx: Db, entries: readonly LedgerEntry[]) => postEntries(tx, entries, now()),
  }
}
