import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'

/** The kind of a task, which leads to it, and what it asks for. */
export function TaskKindText({ task: { task_id, kind } }: { task: StaffTask }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <PageLink
        to={`/staff/tasks/${task_id}`}
        className="inline-block min-h-6 font-medium text-coral-deep underline"
      >
        {t(`tasks.kinds.${kind}`)}
      </PageLink>
      <span className="block text-xs text-ink-soft">{t(`tasks.what.${kind}`)}</span>
    </>
  )
}
