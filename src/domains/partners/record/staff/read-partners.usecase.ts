import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { commissionBounds, type CommissionSettings } from '../commission-bounds.ts'
import { findApplication, selectApplications } from './application.store.ts'
import { findStaffPartner, selectPartners } from './partner-read.store.ts'
import type * as operations from './staff-partner-operations.contract.ts'

/** The parts of the app that functions answering with partners use. */
export type PartnerReads = Pick<App, 'db'> & { settings: CommissionSettings }

export const noSuchPartner = fail({ code: 'partner_not_found', detail: 'There is no such partner' } as const)
export const partnerEnded = fail({
  code: 'partner_ended',
  detail: 'The work with this partner has ended',
} as const)

/** Lists the partners that match a query, newest first. */
export function listPartners(
  { db, settings }: PartnerReads,
  { query }: Call<typeof operations.listPartners>,
) {
  return selectPartners(db, commissionBounds(settings), query)
}

/** Reads a partner with its people, coupons and history. */
export function readPartner(app: PartnerReads, { params }: Call<typeof operations.readPartner>) {
  return findPartner(app, params.id)
}

/** Returns a partner after a change. */
export async function partnerReply(app: PartnerReads, id: string) {
  const found = await findPartner(app, id)
  return found.ok ? ok({ partner: found.value }) : found
}

async function findPartner({ db, settings }: PartnerReads, id: string) {
  const partner = await findStaffPartner(db, commissionBounds(settings), id)
  return partner ? ok(partner) : noSuchPartner
}

/** Lists the applications that wait, newest first. */
export async function listPartnerApplications({ db }: Pick<App, 'db'>) {
  return { items: await selectApplications(db) }
}

/** Reads an application that is not approved yet. */
export async function readPartnerApplication(
  { db }: Pick<App, 'db'>,
  { params }: Call<typeof operations.readPartnerApplication>,
) {
  const application = await findApplication(db, params.id)
  return application
    ? ok(application)
    : fail({ code: 'application_not_found', detail: 'There is no such application' } as const)
}
