import { staffListPage } from '../frame/staff-list-module.tsx'
import { tasksApi } from './tasks.api.ts'
import { TaskStates, TaskKindFilter } from './task-filters.tsx'
import { closedTasksQuery } from './tasks-query.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { ClosedStaffTask } from '#domains/staff/task.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { TaskAbout } from './task-about.tsx'

/** Closed tasks with their resolution, author and time. */
export const { preload, Component } = staffListPage({
  section: 'tasks',
  list: tasksApi.endpoints.listClosedTasks,
  parseQuery: closedTasksQuery,
  Above: ({ query }) => (
    <>
      <TaskStates current="closed" />
      <TaskKindFilter kind={query.kind} className="sm:max-w-xs" />
    </>
  ),
  Rows: ({ page, me }) => <ClosedTaskTable tasks={page.items} me={me} />,
})

type ClosedTaskTableProps = { tasks: readonly ClosedStaffTask[]; me: StaffMe }

/** Closed tasks with their resolution, last closed first. */
function ClosedTaskTable({ tasks, me }: ClosedTaskTableProps) {
  const { t } = useTranslation('staff')
  return (
    <DataTable
      caption={t('tasks.closed_caption')}
      rows={tasks}
      rowKey={({ task_id }) => task_id}
      empty={<EmptyState title={t('tasks.none_closed')} />}
      columns={{
        kind: {
          label: t('tasks.kind'),
          heads: true,
          render: ({ kind }) => <span className="font-medium">{t(`tasks.kinds.${kind}`)}</span>,
        },
        about: { label: t('tasks.about'), render: ({ about }) => <TaskAbout about={about} me={me} /> },
        closed_at: {
          label: t('tasks.closed_at'),
          render: ({ closed_at }) => <InstantText value={closed_at} className="tabular" />,
        },
        by: {
          label: t('tasks.closed_by'),
          render: ({ by }) =>
            by === null ? (
              <span className="text-ink-soft">{t('tasks.by_product')}</span>
            ) : by.staff_id === me.staff_id ? (
              t('tasks.owners.me')
            ) : (
              <bdi>{by.name}</bdi>
            ),
        },
        note: {
          label: t('tasks.note'),
          render: ({ by }) => (
            <p dir="auto" className="max-w-prose wrap-break-word whitespace-pre-line">
              {by?.note}
            </p>
          ),
        },
      }}
    />
  )
}
