import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TaskKind } from '#domains/staff/task.contract.ts'

/** The kind of a task, and what it asks for. */
export function TaskKindText({ kind }: { kind: TaskKind }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <span className="block font-medium">{t(`tasks.kinds.${kind}`)}</span>
      <span className="block text-xs text-ink-soft">{t(`tasks.what.${kind}`)}</span>
    </>
  )
}
