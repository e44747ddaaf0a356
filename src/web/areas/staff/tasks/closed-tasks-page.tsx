import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { TASK_KINDS } from '#domains/staff/task.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { FilterSelect } from '../frame/filter-select.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { StaffPage } from '../frame/staff-page.tsx'
import { staffApi, useClosedTasksQuery } from '../staff.api.ts'
import { ClosedTaskTable } from './closed-task-table.tsx'
import { TaskStates } from './task-states.tsx'
import { closedTasksQuery } from './tasks-query.ts'

export const preload: Preload = (args) =>
  preloadStaff('tasks', args, () =>
    args.dispatch(
      staffApi.endpoints.closedTasks.initiate(closedTasksQuery(args.url.searchParams), { subscribe: false }),
    ),
  )

/** Closed tasks: what was done about each, by whom and when. */
export function Component() {
  return <StaffPage section="tasks">{(me) => <ClosedTasks me={me} />}</StaffPage>
}

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
