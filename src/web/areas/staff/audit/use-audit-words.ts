import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domains/staff/audit-names.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { spoken } from './audit-changes.ts'
import { SECTION_OF_LIST, type AuditWord } from './audit-names.ts'

const ACTIONS: ReadonlySet<string> = new Set<AuditWord<'actions'>>(AUDIT_ACTIONS)
const SUBJECTS: ReadonlySet<string> = new Set<AuditWord<'subjects'>>(AUDIT_SUBJECTS)

/** Returns the texts of audit codes. A code from a newer release is shown as it is, without underscores. */
export function useAuditWords() {
  const { t, messages } = useTranslation('audit')
  return {
    action: (code: string) => (ACTIONS.has(code) ? t(`actions.${code}`) : spoken(code)),
    subject: (code: string) => (SUBJECTS.has(code) ? t(`subjects.${code}`) : spoken(code)),
    /** The section that shows a list; the id of the list starts with the path of its endpoint. */
    list(id: string) {
      const path = id.split(/[/ ]/, 1).join('')
      const section = SECTION_OF_LIST[path] ?? path
      return messages.exists(`staff:nav.${section}`) ? t(`staff:nav.${section}`) : spoken(section)
    },
  }
}
