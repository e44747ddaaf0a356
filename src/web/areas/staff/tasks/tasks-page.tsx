import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TASK_KINDS, TASK_OWNERS, type StaffTask } from '#domains/staff/task.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { staffApi, useStaffTasksQuery } from '../staff.api.ts'
import { CloseDialog } from './close-dialog.tsx'
import { TaskStates } from './task-states.tsx'
import { TaskTable } from './task-table.tsx'
import { tasksQuery } from './tasks-query.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Open tasks: by kind, owner and deadline, all of it in the address. */
export const { preload, Component } = staffPage({
  section: 'tasks',
  load: ({ read, url }) => read(staffApi.endpoints.staffTasks, tasksQuery(url.searchParams)),
  Content: Tasks,
})

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
