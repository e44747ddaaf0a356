import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RecordAccess, type RequireStaff } from '#domains/staff/public.ts'
import { jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { MailedRecord } from './record-mail.store.ts'
import { MailedRecordParams, RecordMailsReply, type StaffMail } from './staff-mail.contract.ts'

type Needs = {
  mailsAbout: (record: MailedRecord) => Promise<StaffMail[]>
  recordAccess: RecordAccess
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

/** The mails about a trip, and about an enquiry, for who looks after it. */
export function recordMailRoutes({ mailsAbout, recordAccess, requireStaff, rateLimit }: Needs) {
  const asked = {
    limit: rateLimit('staff-record-mails', 300),
    request: { params: MailedRecordParams },
    responses: jsonReplies(200, RecordMailsReply, 'The newest first'),
  }
  const ofTrip = createRoute({
    method: 'get',
    path: '/staff/trips/{id}/mails',
    summary: 'The mails about a trip',
    access: requireStaff('dispatch'),
    ...asked,
  })
  const ofEnquiry = createRoute({
    method: 'get',
    path: '/staff/enquiries/{id}/mails',
    summary: 'The mails about an enquiry',
    access: requireStaff('support'),
    ...asked,
  })
  return openApiApp<TravellerVariables>()
    .openapi(ofTrip, async (c) => {
      const { id } = c.req.valid('param')
      await recordAccess(staffActor(c), { action: 'read_trip', subject: { kind: 'trip', id } })
      return c.json({ items: await mailsAbout({ kind: 'trip', id }) }, 200)
    })
    .openapi(ofEnquiry, async (c) => {
      const { id } = c.req.valid('param')
      await recordAccess(staffActor(c), { action: 'read_enquiry', subject: { kind: 'enquiry', id } })
      return c.json({ items: await mailsAbout({ kind: 'enquiry', id }) }, 200)
    })
}
