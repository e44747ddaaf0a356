import { useState } from 'react'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { TASK_OWNERS, type StaffTask } from '#domains/staff/task.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useChosen } from '../bulk/use-chosen.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { tasksApi } from './tasks.api.ts'
import { TaskStates, TaskKindFilter } from './task-filters.tsx'
import { TaskTable } from './task-table.tsx'
import { tasksQuery } from './tasks-query.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CloseForm } from './close-form.tsx'

type TasksQuery = ReturnType<typeof tasksQuery>

/** Open tasks, filtered by kind and owner and sorted by deadline, in the address. */
export const { preload, Component } = staffListPage({
  section: 'tasks',
  list: tasksApi.endpoints.listTasks,
  parseQuery: tasksQuery,
  Above: TaskFilters,
  Rows: TaskRows,
})

function TaskFilters({ query }: { query: TasksQuery }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <TaskStates current="open" />
      <div className="grid gap-3 min-[360px]:grid-cols-2 lg:max-w-2xl">
        <TaskKindFilter kind={query.kind} />
        <FilterSelect
          name="owner"
          label={t('tasks.owner')}
          value={query.owner ?? ''}
          every={t('tasks.anybody')}
          options={TASK_OWNERS.map((owner) => ({ value: owner, label: t(`tasks.owners.${owner}`) }))}
        />
      </div>
    </>
  )
}

function TaskRows({ page, query, me }: { page: { items: StaffTask[] }; query: TasksQuery; me: StaffMe }) {
  const { choose } = useFilters()
  const { t } = useTranslation('staff')
  const chosen = useChosen()
  const [closing, setClosing] = useState<StaffTask | null>(null)
  return (
    <>
      <BulkBar me={me} chosen={chosen} actions={['own_tasks', 'hand_tasks']} filter={query} />
      <TaskTable
        tasks={page.items}
        me={me}
        sort={query.sort}
        onSort={(sort) => choose('sort', sort === 'deadline' ? '' : sort)}
        onClose={setClosing}
        choice={chosen.choiceOf(
          page.items.map(({ task_id }) => task_id),
          ({ kind, about }) => `${t(`tasks.kinds.${kind}`)} ${about.reference}`,
        )}
      />
      <CloseDialog task={closing} onClose={() => setClosing(null)} />
    </>
  )
}

type CloseDialogProps = { task: StaffTask | null; onClose: () => void }

/** Closes a task with a note on its resolution. */
function CloseDialog({ task, onClose }: CloseDialogProps) {
  const { t } = useTranslation('staff')
  return (
    <Dialog open={task !== null} onClose={onClose} title={task ? t(`tasks.kinds.${task.kind}`) : ''}>
      {task && <CloseForm task={task} onDone={onClose} />}
    </Dialog>
  )
}
