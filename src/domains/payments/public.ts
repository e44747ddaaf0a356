export {
  cancellationEntry,
  captureEntry,
  changeEntry,
  commissionEntry,
  completionEntry,
  goodwillEntry,
  holdEntry,
  partnerPayoutEntry,
  refundEntry,
  releaseEntry,
  saleEntry,
  supplierPart,
  tripCaptureEntry,
  tripRefundEntry,
} from './ledger.ts'
export { noShowEntry } from './no-show-entry.ts'
export { postEntries } from './ledger.store.ts'
export { chargedBackOf } from './charged-back.store.ts'
export { limitDeclines, type DeclineApp } from './decline-limit.service.ts'
export type { CardOutcome, TooManyDeclines } from './decline-limit.service.ts'
export { walletEntry } from './wallet-entries.ts'
export type { OwingSales } from './tasks/pay-traveller.usecase.ts'
export type { CardMovement, LedgerEntry, Sale } from './ledger.ts'
export type { Account, EntryKind } from './ledger-names.contract.ts'
export type * from './payment-gateway.ts'
export type { ReversibleSales } from './record-reversals.usecase.ts'
export { cardDifferences, differenceOf, type Difference } from './reconciliation/card-differences.ts'
export type { FindGatewayPayments } from './reconciliation/gateway-payments.service.ts'
export type { ComparedSales } from './reconciliation/reconcile.usecase.ts'
export type { NextRefund, Payment, PaymentOutcome, PaymentStatus } from './payment.ts'
export { paymentOfRow, type PaymentRow } from './payment-row.ts'
export {
  bookingsWithDueRefund,
  hasDuePayment,
  hasDueRefund,
  hasUnpaidRefund,
  leftOf,
  nextRefundJson,
  paymentJson,
  paymentStore,
} from './payment.store.ts'
export { refundStore, type DueRefund } from './refund.store.ts'
export { paymentTitles } from './payment-problem.http.ts'
