import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { spoken } from './audit-changes.ts'
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-names.ts'

const ACTIONS: ReadonlySet<string> = new Set(AUDIT_ACTIONS)
const SUBJECTS: ReadonlySet<string> = new Set(AUDIT_SUBJECTS)

/** Words for what the audit names by codes. */
export function useAuditWords() {
  const { t } = useTranslation('audit')
  return {
    action: (code: string) => (ACTIONS.has(code) ? t(`actions.${code}`) : spoken(code)),
    subject: (code: string) => (SUBJECTS.has(code) ? t(`subjects.${code}`) : spoken(code)),
  }
}
