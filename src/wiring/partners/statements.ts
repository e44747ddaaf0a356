import { readFileSync } from 'node:fs'
import { payoutAccountPersonalData } from '#domains/partners/statements/details/payout-account-personal-data.store.ts'
import { payoutAccountRoutes } from '#domains/partners/statements/details/payout-account.routes.ts'
import { payoutAccountStore as accountStore } from '#domains/partners/statements/details/payout-account.store.ts'
import { readPayoutAccounts } from '#domains/partners/statements/details/read-payout-accounts.usecase.ts'
import { accountSeals, PAYOUT_ACCOUNTS } from '#domains/partners/statements/details/seal-account.ts'
import { setPayoutAccount } from '#domains/partners/statements/details/set-payout-account.usecase.ts'
import { makeStatements } from '#domains/partners/statements/make-statements.usecase.ts'
import { findOwners } from '#domains/partners/statements/partner-owners.store.ts'
import { batchFile } from '#domains/partners/statements/payouts/batch-file.usecase.ts'
import { decideBatch } from '#domains/partners/statements/payouts/decide-batch.usecase.ts'
import { payBatch } from '#domains/partners/statements/payouts/pay-batch.usecase.ts'
import { payoutBatchStore as batches } from '#domains/partners/statements/payouts/payout-batch.store.ts'
import { payoutPageStore as pages } from '#domains/partners/statements/payouts/payout-page.store.ts'
import { prepareBatch } from '#domains/partners/statements/payouts/prepare-batch.usecase.ts'
import { readBatch } from '#domains/partners/statements/payouts/read-batch.usecase.ts'
import { readPayouts } from '#domains/partners/statements/payouts/read-payouts.usecase.ts'
import { staffPayoutRoutes } from '#domains/partners/statements/payouts/staff-payout.routes.ts'
import { partnerStatementRoutes } from '#domains/partners/statements/partner-statement.routes.ts'
import { statementSheet, type ShownStatement } from '#domains/partners/statements/statement-sheet.ts'
import { statementPageStore as statementPages } from '#domains/partners/statements/statement-page.store.ts'
import { statementStore as statements } from '#domains/partners/statements/statement.store.ts'
import { tellOwners } from '#domains/partners/statements/tell-owners.service.ts'
import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import type { Accounts } from '../accounts.ts'
import type { Notifications } from '../notifications.ts'
import type { Payments } from '../payments.ts'
import type { PartnerGuards } from '#domains/partners/record/require-partner.middleware.ts'
import type { Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { Suppliers } from '../suppliers.ts'
import type { App } from '#platform/app.ts'

type Needs = {
  accounts: Pick<Accounts, 'passwords'>
  partners: Pick<PartnerGuards, 'requirePartner' | 'requirePartnerReader'>
  payments: Pick<Payments, 'post'>
  tellPartners: App['tellPartners']
  staff: Pick<Staff, 'requireStaff' | 'staffWrite'>
  notifications: Pick<Notifications, 'queuePartnerNews'>
  suppliers: Pick<Suppliers, 'exchange'>
}

const SHEET = readFileSync(
  new URL('../../domains/partners/statements/statement.typ', import.meta.url),
  'utf8',
)

/** Partners' monthly statements and payouts. */
export function wirePartnerStatements(
  { db, clock, config, seller, settings, rateLimit }: Shared,
  { accounts, notifications, partners, payments, tellPartners, staff, suppliers }: Needs,
) {
  const tell = tellOwners({ findOwners, tellPartner: notifications.queuePartnerNews })
  const made = makeStatements({
    db,
    statements,
    tellOwners: tell,
    minimum: () => money(settings.of('payout_least') * 100, 'EUR'),
    exchange: suppliers.exchange,
    clock,
  })
  const seals = accountSeals(sealer(derivedKey(config.APP_SECRET, PAYOUT_ACCOUNTS)))
  const ourAccount = config.payoutAccount && { name: seller.name, ...config.payoutAccount }
  const common = {
    db,
    batches,
    pages,
    seals,
    ourAccount,
    clock,
    tellOwners: tell,
    hasOwnAccount: ourAccount !== null,
    staffWrite: staff.staffWrite,
  }
  const routes = {
    requirePartner: partners.requirePartner,
    requirePartnerReader: partners.requirePartnerReader,
    requireStaff: staff.requireStaff,
    rateLimit,
  }
  const scheduled: ScheduledJob[] = [
    { name: 'make partner statements', cron: '20 * * * *', atOnce: true, work: made.ofClosedMonth },
  ]
  return {
    statements: made,
    scheduled,
    personalData: [payoutAccountPersonalData(db, seals)],
    api: [
      partnerStatementRoutes({
        pageOf: (page) => statementPages.page(db, page),
        findStatement: (one) => statementPages.find(db, one),
        statementPdf: (statement: ShownStatement, language: Language) =>
          pdfOf({
            document: SHEET,
            data: statementSheet(statement, seller, language),
            at: statement.madeAt,
          }),
        ...routes,
      }),
      payoutAccountRoutes({
        accountsOf: readPayoutAccounts({ db, accounts: accountStore, seals }),
        setPayoutAccount: setPayoutAccount({
          ...common,
          ...accounts,
          accounts: accountStore,
        }),
        ...routes,
      }),
      staffPayoutRoutes({
        readPayouts: readPayouts(common),
        readBatch: readBatch(common),
        prepareBatch: prepareBatch(common),
        decideBatch: decideBatch(common),
        payBatch: payBatch({ ...common, post: payments.post, tell: tellPartners }),
        makeBatchFile: batchFile(common),
        ...routes,
      }),
    ],
  }
}
