import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { computeEarnings } from './earnings/compute-earnings.usecase.ts'
import { decideEarning, listEarnings } from './earnings/decide-earning.usecase.ts'
import * as earnings from './earnings/earning-operations.contract.ts'
import { hasDueEarning } from './earnings/earning.store.ts'
import * as tools from './links/partner-tool-operations.contract.ts'
import { readMasterSetting } from './links/read-master-setting.usecase.ts'
import { stateDomains } from './links/widget-key.usecase.ts'
import * as postbacks from './postbacks/postback-operations.contract.ts'
import { postbackQueue, postbackRetention } from './postbacks/postback.store.ts'
import {
  savePostback,
  readPostback,
  removePostback,
  renewPostbackSecret,
  testPostback,
} from './postbacks/postbacks.usecase.ts'
import { sendPostbacks } from './postbacks/send-postbacks.usecase.ts'
import { partnerKeyRetention } from './record/keys/partner-key.store.ts'
import { listPartnerKeys, makePartnerKey, revokePartnerKey } from './record/keys/partner-keys.usecase.ts'
import { usePartnerKey } from './record/keys/use-partner-key.service.ts'
import * as record from './record/partner-operations.contract.ts'
import { partnerPersonalData } from './record/partner-personal-data.store.ts'
import { problems } from './record/partner-problem.http.ts'
import { findPartnerOfUser } from './record/partner.store.ts'
import { invitePerson, listPeople, removePerson } from './record/people/partner-people.usecase.ts'
import { partnerGuardsBy } from './record/require-partner.middleware.ts'
import { setCommission } from './record/set-commission.usecase.ts'
import { changePartnerTerms, endPartner } from './record/staff/change-partner.usecase.ts'
import { openPartner } from './record/staff/open-partner.usecase.ts'
import {
  listPartnerApplications,
  listPartners,
  readPartner,
  readPartnerApplication,
} from './record/staff/read-partners.usecase.ts'
import { bindPartnerCoupon, releasePartnerCoupon } from './record/staff/staff-coupons.usecase.ts'
import * as staff from './record/staff/staff-partner-operations.contract.ts'
import { invitePartnerPerson, removePartnerPerson } from './record/staff/staff-people.usecase.ts'
import { listChanges } from './reports/changes/list-changes.usecase.ts'
import * as changes from './reports/changes/partner-change-operations.contract.ts'
import { listPartnerBookings, readAllBookings } from './reports/list-partner-bookings.usecase.ts'
import { partnerReportRoutes, type ReportRoutesApp } from './reports/partner-report.routes.ts'
import * as pricing from './reports/pricing-operations.contract.ts'
import { readAllRevenue, readRevenue } from './reports/read-revenue.usecase.ts'
import { tryPercent } from './reports/try-percent.usecase.ts'
import * as accounts from './statements/details/payout-account-operations.contract.ts'
import { payoutAccountPersonalData } from './statements/details/payout-account-personal-data.store.ts'
import { listPayoutAccounts } from './statements/details/read-payout-accounts.usecase.ts'
import { setPayoutAccount } from './statements/details/set-payout-account.usecase.ts'
import { makeMonthlyStatements, type StatementsApp } from './statements/make-statements.usecase.ts'
import { batchFileRoute, type BatchFileApp } from './statements/payouts/batch-file.routes.ts'
import { createBatchFile } from './statements/payouts/batch-file.usecase.ts'
import { decideBatch } from './statements/payouts/decide-batch.usecase.ts'
import { payBatch } from './statements/payouts/pay-batch.usecase.ts'
import * as payouts from './statements/payouts/payout-operations.contract.ts'
import { prepareBatch } from './statements/payouts/prepare-batch.usecase.ts'
import { listPayouts, readBatch } from './statements/payouts/read-payouts.usecase.ts'
import * as stating from './statements/payouts/state-now-operations.contract.ts'
import { previewStatements, stateNow } from './statements/payouts/state-now.usecase.ts'
import { listStatements, readStatement } from './statements/read-statements.usecase.ts'
import { statementFileRoute, type StatementFileApp } from './statements/statement-file.routes.ts'
import * as statements from './statements/statement-operations.contract.ts'

const handle = handlersOf(problems)

/** Returns the guards of partners' people and of their systems. */
export const partnerGuards = (app: Parameters<typeof partnerGuardsBy>[0]) =>
  partnerGuardsBy(app, { findPartnerOfUser, usePartnerKey })

/** The parts of the app that partners use. */
export type PartnersApp = Pick<
  App,
  | 'db'
  | 'clock'
  | 'settings'
  | 'windowCounts'
  | 'limitScale'
  | 'publicUrl'
  | 'languages'
  | 'passwords'
  | 'productName'
  | 'notifyPartners'
  | 'postbackSecret'
  | 'postSigned'
>

/** The operations, personal data and retention that records and links of partners add to the app. */
export const partners = {
  handlers: [
    handle(tools.readMasterSetting, readMasterSetting),
    handle(record.setCommission, setCommission),
    handle(tools.stateDomains, stateDomains),
    handle(record.listPeople, listPeople),
    handle(record.invitePerson, invitePerson),
    handle(record.removePerson, removePerson),
    handle(record.listPartnerKeys, listPartnerKeys),
    handle(record.makePartnerKey, makePartnerKey),
    handle(record.revokePartnerKey, revokePartnerKey),
    handle(staff.listPartners, listPartners),
    handle(staff.readPartner, readPartner),
    handle(staff.listPartnerApplications, listPartnerApplications),
    handle(staff.readPartnerApplication, readPartnerApplication),
    handle(staff.openPartner, openPartner),
    handle(staff.changePartnerTerms, changePartnerTerms),
    handle(staff.endPartner, endPartner),
    handle(staff.bindPartnerCoupon, bindPartnerCoupon),
    handle(staff.releasePartnerCoupon, releasePartnerCoupon),
    handle(staff.invitePartnerPerson, invitePartnerPerson),
    handle(staff.removePartnerPerson, removePartnerPerson),
  ],
  personalData: partnerPersonalData,
  retention: partnerKeyRetention,
}

/** Reports of partners' earnings, as pages and files, and the changes for their own systems. */
export const partnerReports = {
  handlers: [
    (app: ReportRoutesApp) =>
      partnerReportRoutes(app, { listPartnerBookings, readAllBookings, readRevenue, readAllRevenue }),
    handle(changes.listChanges, listChanges),
    handle(pricing.tryPercent, tryPercent),
  ],
}

/** Operations, jobs and retention of postbacks and earnings. Separate, because the API reference lists reports before them. */
export const partnerEarnings = {
  handlers: [
    handle(postbacks.readPostback, readPostback),
    handle(postbacks.savePostback, savePostback),
    handle(postbacks.renewPostbackSecret, renewPostbackSecret),
    handle(postbacks.removePostback, removePostback),
    handle(postbacks.testPostback, testPostback),
    handle(earnings.listEarnings, listEarnings),
    handle(earnings.decideEarning, decideEarning),
  ],
  jobs: (app: PartnersApp) => [
    {
      name: 'send postbacks',
      everySeconds: 2,
      isDue: postbackQueue(app.db).hasDue,
      atOnce: true,
      work: () => sendPostbacks(app),
    },
    {
      name: 'partners: what bookings earn',
      everySeconds: 2,
      isDue: hasDueEarning,
      atOnce: true,
      work: () => computeEarnings(app),
    },
  ],
  retention: postbackRetention,
}

/** Monthly statements of partners, their payout accounts, and the batches by which they are paid. */
export const partnerStatements = {
  handlers: [
    handle(statements.listStatements, listStatements),
    (app: StatementFileApp) => statementFileRoute(app, readStatement),
    handle(accounts.listPayoutAccounts, listPayoutAccounts),
    handle(accounts.setPayoutAccount, setPayoutAccount),
    handle(payouts.listPayouts, listPayouts),
    handle(payouts.readBatch, readBatch),
    handle(payouts.prepareBatch, prepareBatch),
    handle(payouts.decideBatch, decideBatch),
    handle(payouts.payBatch, payBatch),
    (app: BatchFileApp) => batchFileRoute(app, createBatchFile),
    handle(stating.previewStatements, previewStatements),
    handle(stating.stateNow, stateNow),
  ],
  scheduled: (app: StatementsApp) => [
    {
      name: 'make partner statements',
      cron: '20 * * * *',
      atOnce: true,
      work: () => makeMonthlyStatements(app),
    },
  ],
  personalData: payoutAccountPersonalData,
}
