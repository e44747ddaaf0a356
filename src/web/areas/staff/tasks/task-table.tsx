import { useTranslation } from 'react-i18next'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { mayDo } from '#domains/staff/members/staff-role.contract.ts'
import type { StaffTask, TASK_SORTS } from '#domains/staff/task.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { needsOf } from '../frame/staff-links.ts'
import { Deadline } from './deadline.tsx'
import { TaskButton } from './task-button.tsx'

type Sort = (typeof TASK_SORTS)[number]
type TaskTableProps = {
  tasks: readonly StaffTask[]
  me: StaffMe
  sort: Sort
  onSort: (sort: Sort) => void
}

/** Open tasks with what they are about, deadline and owner; each is taken, or given back by who has taken it. */
export function TaskTable({ tasks, me, sort, onSort }: TaskTableProps) {
  const { t } = useTranslation('staff')
  const opensTrips = mayDo(me.roles, needsOf('trips'))
  return (
    <DataTable
      caption={t('tasks.caption')}
      captionHidden
      rows={tasks}
      rowKey={({ task_id }) => task_id}
      sorted={{ by: 'deadline', order: sort === 'deadline' ? 'ascending' : 'descending' }}
      onSort={(_by, order) => onSort(order === 'ascending' ? 'deadline' : '-deadline')}
      empty={<EmptyState title={t('tasks.none')} text={t('tasks.none_text')} />}
      columns={[
        {
          key: 'kind',
          label: t('tasks.kind'),
          heads: true,
          render: ({ kind }) => (
            <>
              <span className="block font-medium">{t(`tasks.kinds.${kind}`)}</span>
              <span className="block text-xs text-ink-soft">{t(`tasks.what.${kind}`)}</span>
            </>
          ),
        },
        {
          key: 'about',
          label: t('tasks.about'),
          render: ({ about }) => {
            const reference = (
              <bdi dir="ltr" className="tabular">
                {about.reference}
              </bdi>
            )
            // Bookings have no page in the staff's area; trips have one for dispatch.
            return about.kind === 'trip' && opensTrips ? (
              <PageLink to={`/staff/trips/${about.id}`} className="text-coral-deep underline">
                {reference}
              </PageLink>
            ) : (
              reference
            )
          },
        },
        {
          key: 'deadline',
          label: t('tasks.deadline'),
          sortable: true,
          render: ({ deadline }) => <Deadline at={deadline} />,
        },
        {
          key: 'owner',
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
        {
          key: 'act',
          label: t('tasks.act'),
          atEnd: true,
          render: (task) => <TaskButton task={task} me={me} />,
        },
      ]}
    />
  )
}
