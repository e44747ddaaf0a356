import { useSearchParams } from 'react-router'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { auditApi, useStaffAuditQuery } from './audit.api.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditQuery } from './audit-query.ts'
import { AuditTable } from './audit-table.tsx'

/** What the staff did and looked at: by person, days, action and subject, all in the address. */
export const { preload, Component } = staffPage({
  section: 'audit',
  load: ({ read, url }) => read(auditApi.endpoints.staffAudit, auditQuery(url.searchParams)),
  Content: Audit,
})

function Audit() {
  const [search] = useSearchParams()
  return (
    <StaffList
      query={useStaffAuditQuery(auditQuery(search), { refetchOnMountOrArgChange: 10 })}
      filters={<AuditFilters />}
    >
      {({ items }) => <AuditTable entries={items} />}
    </StaffList>
  )
}
