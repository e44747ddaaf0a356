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
  keepPostback,
  readPostback,
  removePostback,
  renewPostbackSecret,
  testPostback,
} from './postbacks/postbacks.usecase.ts'
import { sendPostbacks } from './postbacks/send-postbacks.usecase.ts'
import { partnerKeyRetention } from './record/keys/partner-key.store.ts'
import { listPartnerKeys, makePartnerKey, revokePartnerKey } from './record/keys/partner-keys.usecase.ts'
import * as record from './record/partner-operations.contract.ts'
import { partnerPersonalData } from './record/partner-personal-data.store.ts'
import { problems } from './record/partner-problem.http.ts'
import { invitePerson, listPeople, removePerson } from './record/people/partner-people.usecase.ts'
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
import * as stating from './statements/payouts/state-now-operations.contract.ts'
import { previewStatements, stateNow } from './statements/payouts/state-now.usecase.ts'
import { invitePartnerPerson, removePartnerPerson } from './record/staff/staff-people.usecase.ts'

const handle = handlersOf(problems)

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
  | 'tellAccount'
  | 'tellPartners'
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

/** Operations, jobs and retention of postbacks and earnings. Separate, because the API reference lists reports before them. */
export const partnerEarnings = {
  handlers: [
    handle(postbacks.readPostback, readPostback),
    handle(postbacks.keepPostback, keepPostback),
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

/** The last statements of partners that have ended. */
export const partnerStatements = {
  handlers: [handle(stating.previewStatements, previewStatements), handle(stating.stateNow, stateNow)],
}
