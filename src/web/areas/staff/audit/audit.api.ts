import type * as audit from '#domains/staff/audit-log/audit-log.contract.ts'
import { api, type ListQuery } from '#web/app/api.ts'

type AuditQuery = ListQuery<typeof audit.AuditQuery>

/** The administrators' calls about what the staff did. */
export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    staffAudit: build.query<audit.AuditPage, AuditQuery>({
      query: (params) => ({ url: 'staff/audit', params }),
      // It grows with every look.
      keepUnusedDataFor: 0,
    }),
  }),
})
