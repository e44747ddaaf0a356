import { recordAccess } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { findStaffEnquiry, selectEnquiries } from './enquiry-read.store.ts'
import type * as operations from './staff-enquiry-operations.contract.ts'

export const noSuchEnquiry = fail({ code: 'enquiry_not_found', detail: 'There is no such enquiry' } as const)

/** Lists enquiries, newest first. */
export function listEnquiries({ db }: Pick<App, 'db'>, { query, by }: Call<typeof operations.listEnquiries>) {
  const { page_size: limit, owner, ...filter } = query
  return selectEnquiries(db, { ...filter, ownerId: owner === 'me' ? by.staffId : owner && null, limit })
}

/** Reads an enquiry with its replies. */
export async function readEnquiry(
  app: Pick<App, 'db' | 'clock'>,
  { params: { id }, by }: Call<typeof operations.readEnquiry>,
) {
  const enquiry = await findStaffEnquiry(app.db, id)
  if (!enquiry) return noSuchEnquiry
  await recordAccess(app, by, { action: 'read_enquiry', subject: { kind: 'enquiry', id } })
  return ok(enquiry)
}
