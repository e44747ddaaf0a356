import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TASK_KINDS, TASK_OWNERS, type StaffTask } from '#domains/staff/task.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { FilterSelect } from '../frame/filter-select.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { StaffPage } from '../frame/staff-page.tsx'
import { useFilters } from '../frame/use-filters.ts'
import { staffApi, useStaffTasksQuery } from '../staff.api.ts'
import { CloseDialog } from './close-dialog.tsx'
import { TaskStates } from './task-states.tsx'
import { TaskTable } from './task-table.tsx'
import { tasksQuery } from './tasks-query.ts'

export const preload: Preload = (args) =>
  preloadStaff('tasks', args, () =>
    args.dispatch(
      staffApi.endpoints.staffTasks.initiate(tasksQuery(args.url.searchParams), { subscribe: false }),
    ),
  )

/** Open tasks: by kind, owner and deadline, all of it in the address. */
export function Component() {
  return <StaffPage section="tasks">{(me) => <Tasks me={me} />}</StaffPage>
}

function Tasks({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff')
  const { search, choose } = useFilters()
  const asked = tasksQuery(search)
  const [closing, setClosing] = useState<StaffTask | null>(null)
  return (
    <>
      <TaskStates current="open" />
      <StaffList
        query={useStaffTasksQuery(asked)}
        filters={
          <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
            <FilterSelect
              name="kind"
              label={t('tasks.kind')}
              value={asked.kind ?? ''}
              every={t('tasks.every_kind')}
              options={TASK_KINDS.map((kind) => ({ value: kind, label: t(`tasks.kinds.${kind}`) }))}
            />
            <FilterSelect
              name="owner"
              label={t('tasks.owner')}
              value={asked.owner ?? ''}
              every={t('tasks.anybody')}
              options={TASK_OWNERS.map((owner) => ({ value: owner, label: t(`tasks.owners.${owner}`) }))}
            />
          </div>
        }
      >
        {({ items }) => (
          <TaskTable
            tasks={items}
            me={me}
            sort={asked.sort}
            onSort={(sort) => choose('sort', sort === 'deadline' ? '' : sort)}
            onClose={setClosing}
          />
        )}
      </StaffList>
      <CloseDialog task={closing} onClose={() => setClosing(null)} />
    </>
  )
}
