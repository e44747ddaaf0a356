import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffTask, TASK_SORTS } from '#domains/staff/task.contract.ts'
import { DataTable, type RowChoice } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Deadline } from './deadline.tsx'
import { TaskAbout } from './task-about.tsx'
import { TaskButtons } from './task-buttons.tsx'
import { PageLink } from '#web/shell/page-link.tsx'

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
export function TaskTable({ tasks, me, sort, onSort, onClose, choice }: TaskTableProps) {
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

/** The kind of a task, linked to it, and what to do. */
function TaskKindText({ task: { task_id, kind } }: { task: StaffTask }) {
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
