import { disputeReads } from '#domains/payments/disputes/dispute-reads.store.ts'
import { disputeRoutes } from '#domains/payments/disputes/dispute.routes.ts'
import { keptDisputes } from '#domains/payments/disputes/dispute.store.ts'
import { settleDispute } from '#domains/payments/disputes/settle-dispute.usecase.ts'
import { entriesOf } from '#domains/payments/ledger.store.ts'
import { paymentStore } from '#domains/payments/payment.store.ts'
import type { wireGatewayEvents } from './gateway-events.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'

type GatewayEvents = Awaited<ReturnType<typeof wireGatewayEvents>>

/** What the staff do with disputes of cardholders. */
export function wireDisputes(
  { db, rateLimit }: Shared,
  { gateway, post }: Pick<Payments, 'gateway' | 'post'>,
  { sales, recordReversals }: Pick<GatewayEvents, 'sales' | 'recordReversals'>,
  { tasks, staffWrite, requireStaff }: Pick<Staff, 'tasks' | 'staffWrite' | 'requireStaff'>,
) {
  const reads = disputeReads(db)
  return {
    api: [
      disputeRoutes({
        reads,
        settleDispute: settleDispute({
          reads,
          disputes: keptDisputes,
          gateway,
          recordReversals,
          sales,
          postedOf: entriesOf,
          async currencyOf(tx, paymentId) {
            return (await paymentStore.paidFor(tx, paymentId))?.currency ?? ''
          },
          post,
          tasks,
          staffWrite,
        }),
        mayAccept: gateway.acceptDispute !== undefined,
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
