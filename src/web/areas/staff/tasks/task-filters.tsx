import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { TASK_KINDS, type TaskKind } from '#domains/staff/task-kind.contract.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'

const PATHS = { open: '/staff/tasks', closed: '/staff/tasks/closed' } as const
const STATES = ['open', 'closed'] as const

/** Links to the open and the closed tasks. */
export function TaskStates({ current }: { current: (typeof STATES)[number] }) {
  const { t } = useTranslation('staff')
  return (
    <ChoiceLinks
      label={t('tasks.state')}
      choices={STATES.map((state) => ({
        to: PATHS[state],
        text: t(`tasks.states.${state}`),
        isCurrent: state === current,
      }))}
    />
  )
}

/** Filters a list of tasks by kind. */
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
