import * as operations from '#domains/staff/audit-log/audit-log-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** The log grows with every look, so no page of it is kept. */
export const auditApi = endpoints(operations).enhanceEndpoints({
  endpoints: { listAuditEntries: { keepUnusedDataFor: 0 } },
})
