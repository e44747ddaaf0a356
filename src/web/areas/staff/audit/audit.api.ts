import * as operations from '#domains/staff/audit-log/audit-log-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Audit endpoints. Each read adds an entry, so no page is cached. */
export const auditApi = endpoints(operations).enhanceEndpoints({
  endpoints: { listAuditEntries: { keepUnusedDataFor: 0 } },
})
