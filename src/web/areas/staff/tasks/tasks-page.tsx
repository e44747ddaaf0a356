import { useState } from 'react'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { type StaffTask, TASK_OWNERS, type TASK_SORTS } from '#domains/staff/task.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useChosen } from '../bulk/use-chosen.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { tasksApi } from './tasks.api.ts'
import { TaskKindFilter, TaskStates } from './task-filters.tsx'
import { tasksQuery } from './tasks-query.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CloseForm } from './close-form.tsx'
import { DataTable, type RowChoice } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Deadline } from './deadline.tsx'
import { TaskAbout } from './task-about.tsx'
import { TaskButtons } from './task-buttons.tsx'
import { TextLink } from '#web/shell/text-link.tsx'

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

type Sort = (typeof TASK_SORTS)[number]
type TaskTableProps = {
  tasks: readonly StaffTask[]
  me: StaffMe
  sort: Sort
  onSort: (sort: Sort) => void
  onClose: (task: StaffTask) => void
  choice: RowChoice<StaffTask>
}

/** Open tasks with subject, deadline and owner. Members can claim a task; its owner can release or close it. */
function TaskTable({ tasks, me, sort, onSort, onClose, choice }: TaskTableProps) {
  const { t } = useTranslation('staff')
  return (
    <DataTable
      caption={t('tasks.caption')}
      rows={tasks}
      rowKey={({ task_id }) => task_id}
      choice={choice}
      sorted={{ by: 'deadline', order: sort === 'deadline' ? 'ascending' : 'descending' }}
      onSort={(_by, order) => onSort(order === 'ascending' ? 'deadline' : '-deadline')}
      empty={<EmptyState title={t('tasks.none')} text={t('tasks.none_text')} />}
      columns={{
        kind: { label: t('tasks.kind'), heads: true, render: (task) => <TaskKindText task={task} /> },
        about: { label: t('tasks.about'), render: ({ about }) => <TaskAbout about={about} me={me} /> },
        deadline: {
          label: t('tasks.deadline'),
          sortable: true,
          render: ({ deadline }) => <Deadline at={deadline} />,
        },
        owner: {
          label: t('tasks.owner'),
          render: ({ owner }) =>
            owner === null ? (
              <span className="text-ink-soft">{t('tasks.owners.nobody')}</span>
            ) : owner.staff_id === me.staff_id ? (
              t('tasks.owners.me')
            ) : (
              <bdi>{owner.name}</bdi>
            ),
        },
        act: {
          label: t('tasks.act'),
          atEnd: true,
          render: (task) => <TaskButtons task={task} me={me} onClose={onClose} />,
        },
      }}
    />
  )
}

/** The kind of a task, linked to it, and its next step. */
function TaskKindText({ task: { task_id, kind } }: { task: StaffTask }) {
  const { t } = useTranslation('staff')
  return (
    <>
      <TextLink to={`/staff/tasks/${task_id}`} className="inline-block min-h-6 font-medium">
        {t(`tasks.kinds.${kind}`)}
      </TextLink>
      <span className="block text-xs text-ink-soft">{t(`tasks.what.${kind}`)}</span>
    </>
  )
}
