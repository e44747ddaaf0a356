import { TASK_KINDS, type TaskKind } from '#domains/staff/task-kind.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'

/** Narrows a list of tasks by their kind. */
export function TaskKindFilter({ kind, className }: { kind: TaskKind | undefined; className?: string }) {
  const { t } = useTranslation('staff')
  return (
    <FilterSelect
      name="kind"
      label={t('tasks.kind')}
      value={kind ?? ''}
      every={t('tasks.every_kind')}
      options={TASK_KINDS.map((one) => ({ value: one, label: t(`tasks.kinds.${one}`) }))}
      {...(className !== undefined && { className })}
    />
  )
}
