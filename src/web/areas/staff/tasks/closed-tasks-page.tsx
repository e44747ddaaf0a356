import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { TASK_KINDS } from '#domains/staff/task.contract.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffApi, useClosedTasksQuery } from '../staff.api.ts'
import { ClosedTaskTable } from './closed-task-table.tsx'
import { TaskStates } from './task-states.tsx'
import { closedTasksQuery } from './tasks-query.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Closed tasks: what was done about each, by whom and when. */
export const { preload, Component } = staffPage({
  section: 'tasks',
  load: ({ read, url }) => read(staffApi.endpoints.closedTasks, closedTasksQuery(url.searchParams)),
  Content: ClosedTasks,
})

function ClosedTasks({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff')
  const [search] = useSearchParams()
  const asked = closedTasksQuery(search)
  return (
    <>
      <TaskStates current="closed" />
      <StaffList
        query={useClosedTasksQuery(asked)}
        filters={
          <FilterSelect
            className="sm:max-w-xs"
            name="kind"
            label={t('tasks.kind')}
            value={asked.kind ?? ''}
            every={t('tasks.every_kind')}
            options={TASK_KINDS.map((kind) => ({ value: kind, label: t(`tasks.kinds.${kind}`) }))}
          />
        }
      >
        {({ items }) => <ClosedTaskTable tasks={items} me={me} />}
      </StaffList>
    </>
  )
}
