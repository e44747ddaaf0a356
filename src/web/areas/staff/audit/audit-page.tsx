import { staffListPage } from '../frame/staff-list-module.tsx'
import { auditApi } from './audit.api.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditQuery } from './audit-query.ts'
import { AuditTable } from './audit-table.tsx'

/** What the staff did and looked at: by person, days, action and subject, all in the address. */
export const { preload, Component } = staffListPage({
  section: 'audit',
  list: auditApi.endpoints.listAuditEntries,
  asked: auditQuery,
  readAgain: { refetchOnMountOrArgChange: 10 },
  Above: AuditFilters,
  Rows: ({ page }) => <AuditTable entries={page.items} />,
})
