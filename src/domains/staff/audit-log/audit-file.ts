import type { ReportFile } from '#platform/reports/report-sheet.ts'
import type { AuditEntry } from './audit-log.contract.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/audit-file.json'

const texts = readTextsByKey<typeof words>('domains/staff', 'audit-file')

/** The audit log as a file, with its stored codes, for comparison and for courts. Times are in UTC. */
export const AUDIT_FILE: ReportFile<AuditEntry> = {
  title: texts.staffAuditLog,
  fileName: 'staff-audit',
  columns: [
    {
      heading: texts.whenUtc,
      kind: 'time',
      cell: ({ at }) => ({ time: at.slice(0, 19) }),
    },
    { heading: texts.who, kind: 'text', cell: ({ by }) => by.name },
    { heading: texts.account, kind: 'code', cell: ({ by }) => by.staff_id },
    { heading: texts.action, kind: 'code', cell: ({ action }) => action },
    {
      heading: texts.object,
      kind: 'code',
      cell: ({ subject }) => subject.kind,
    },
    {
      heading: texts.objectId,
      kind: 'code',
      cell: ({ subject }) => subject.id,
    },
    {
      heading: texts.before,
      kind: 'text',
      cell: ({ before }) => before && JSON.stringify(before),
    },
    {
      heading: texts.after,
      kind: 'text',
      cell: ({ after }) => after && JSON.stringify(after),
    },
    {
      heading: texts.ipAddress,
      kind: 'code',
      cell: ({ address }) => address,
    },
  ],
}
