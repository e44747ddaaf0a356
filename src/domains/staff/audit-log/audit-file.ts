import type { ReportFile } from '#platform/reports/report-sheet.ts'
import type { AuditEntry } from './audit-log.contract.ts'

/** The audit log as a file, with its stored codes, for comparison and for courts. Times are in UTC. */
export const AUDIT_FILE: ReportFile<AuditEntry> = {
  title: { en: 'Staff audit log', ar: 'سجل تدقيق الموظفين', fr: 'Journal d’audit de l’équipe' },
  fileName: 'staff-audit',
  columns: [
    {
      heading: { en: 'When (UTC)', ar: 'الوقت (UTC)', fr: 'Date et heure (UTC)' },
      kind: 'time',
      cell: ({ at }) => ({ time: at.slice(0, 19) }),
    },
    { heading: { en: 'Who', ar: 'الموظف', fr: 'Qui' }, kind: 'text', cell: ({ by }) => by.name },
    { heading: { en: 'Account', ar: 'الحساب', fr: 'Compte' }, kind: 'code', cell: ({ by }) => by.staff_id },
    { heading: { en: 'Action', ar: 'الإجراء', fr: 'Action' }, kind: 'code', cell: ({ action }) => action },
    {
      heading: { en: 'Object', ar: 'العنصر', fr: 'Objet' },
      kind: 'code',
      cell: ({ subject }) => subject.kind,
    },
    {
      heading: { en: 'Object ID', ar: 'معرّف العنصر', fr: 'ID de l’objet' },
      kind: 'code',
      cell: ({ subject }) => subject.id,
    },
    {
      heading: { en: 'Before', ar: 'قبل', fr: 'Avant' },
      kind: 'text',
      cell: ({ before }) => before && JSON.stringify(before),
    },
    {
      heading: { en: 'After', ar: 'بعد', fr: 'Après' },
      kind: 'text',
      cell: ({ after }) => after && JSON.stringify(after),
    },
    {
      heading: { en: 'IP address', ar: 'عنوان IP', fr: 'Adresse IP' },
      kind: 'code',
      cell: ({ address }) => address,
    },
  ],
}
