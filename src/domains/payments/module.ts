import type { App } from '#platform/app.ts'
import { restoreStore } from '#platform/db/restore.store.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import * as ledger from './books/books-operations.contract.ts'
import { closeLedgerDays } from './books/closed-days.store.ts'
import { exportJournal } from './books/export-journal.usecase.ts'
import { journalRoute } from './books/journal.routes.ts'
import {
  listCardRefunds,
  listExchangeRates,
  listLedgerBalances,
  listLedgerDays,
  listLedgerEntries,
} from './books/read-books.usecase.ts'
import * as dispute from './disputes/dispute-operations.contract.ts'
import { listDisputes, readDispute } from './disputes/read-disputes.usecase.ts'
import { settleDispute } from './disputes/settle-dispute.usecase.ts'
import { problems } from './payment-problem.http.ts'
import { BOOK_FIGURES } from './reconciliation/book-figures.ts'
import * as difference from './reconciliation/difference-operations.contract.ts'
import {
  bookDifference,
  compareAgain,
  explainDifference,
  listDifferences,
} from './reconciliation/end-difference.usecase.ts'
import { reconcile } from './reconciliation/reconcile.usecase.ts'
import { readComparedBooks } from './reconciliation/reconciliation.store.ts'
import * as task from './tasks/money-task-operations.contract.ts'
import { payTask } from './tasks/settle-money-task.usecase.ts'

const handle = handlersOf(problems)

/** The ledger, refunds and exchange rates, for the staff. */
export const books = {
  handlers: [
    handle(ledger.listExchangeRates, listExchangeRates),
    handle(ledger.listCardRefunds, listCardRefunds),
    handle(ledger.listLedgerBalances, listLedgerBalances),
    handle(ledger.listLedgerDays, listLedgerDays),
    handle(ledger.listLedgerEntries, listLedgerEntries),
  ],
  routes: (app: Parameters<typeof journalRoute>[0]) => [journalRoute(app, exportJournal)],
  scheduled: ({ db, clock }: Pick<App, 'db' | 'clock'>) => [
    {
      name: 'close ledger days',
      cron: '*/10 * * * *',
      atOnce: true,
      work: () => closeLedgerDays(db, clock.now()),
    },
  ],
}

/** Payments to travellers whose refund failed, and corrections of our ledger or the gateway's records. */
export const moneyTasks = { handlers: [handle(task.payTask, payTask)] }

/**
 * The daily comparison of our books with the gateway's and the suppliers', and the staff's actions on
 * differences.
 */
export const reconciliation = {
  handlers: [
    handle(difference.listDifferences, listDifferences),
    handle(difference.compareAgain, compareAgain),
    handle(difference.explainDifference, explainDifference),
    handle(difference.bookDifference, bookDifference),
  ],
  // The next hourly run continues a run that was not finished.
  scheduled: (app: Pick<App, 'db' | 'clock' | 'log' | 'comparedSales'>) => [
    { name: 'reconcile', cron: '7 * * * *', atOnce: true, work: () => reconcile(app, restoreStore(app.db)) },
  ],
  gauges: ({ db, metrics }: Pick<App, 'db' | 'metrics'>) =>
    storedGauges(metrics, () => readComparedBooks(db), BOOK_FIGURES),
}

/** Cardholders' disputes. */
export const disputes = {
  handlers: [
    handle(dispute.listDisputes, listDisputes),
    handle(dispute.readDispute, readDispute),
    handle(dispute.settleDispute, settleDispute),
  ],
}
