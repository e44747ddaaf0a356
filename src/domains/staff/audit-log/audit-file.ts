import type { ReportFile } from '#platform/reports/report-sheet.ts'
import type { AuditEntry } from './audit-log.contract.ts'

/** The audit as a file, with its codes as they are kept: it is for comparing and for courts. Times are by UTC. */
export const AUDIT_FILE: ReportFile<AuditEntry> = {
  title: { en: 'What the staff did', ar: 'ما فعله الموظفون' },
  fileName: 'staff-audit',
  columns: [
    {
      heading: { en: 'When (UTC)', ar: 'متى (UTC)' },
      kind: 'time',
      cell: ({ at }) => ({ time: at.slice(0, 19) }),
    },
    { heading: { en: 'Who', ar: 'من' }, kind: 'text', cell: ({ by }) => by.name },
    { heading: { en: 'Account', ar: 'الحساب' }, kind: 'code', cell: ({ by }) => by.staff_id },
    { heading: { en: 'What', ar: 'ماذا' }, kind: 'code', cell: ({ action }) => action },
    { heading: { en: 'On what', ar: 'على ماذا' }, kind: 'code', cell: ({ subject }) => subject.kind },
    { heading: { en: 'Its id', ar: 'معرّفه' }, kind: 'code', cell: ({ subject }) => subject.id },
    {
      heading: { en: 'Before', ar: 'قبل' },
      kind: 'text',
      cell: ({ before }) => before && JSON.stringify(before),
    },
    {
      heading: { en: 'After', ar: 'بعد' },
      kind: 'text',
      cell: ({ after }) => after && JSON.stringify(after),
    },
    { heading: { en: 'Network address', ar: 'عنوان الشبكة' }, kind: 'code', cell: ({ address }) => address },
  ],
}
