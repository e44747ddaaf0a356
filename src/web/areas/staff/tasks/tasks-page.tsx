import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { TASK_KINDS, TASK_OWNERS } from '#domains/staff/task.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { withFilter } from '../frame/with-filter.ts'
import { staffApi, useStaffTasksQuery } from '../staff.api.ts'
import { NextPage } from '../frame/next-page.tsx'
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
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="tasks" title={t('nav.tasks')}>
      {(me) => <Tasks me={me} />}
    </StaffPage>
  )
}

function Tasks({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff')
  const [search, setSearch] = useSearchParams()
  const asked = tasksQuery(search)
  const { data, error, refetch } = useStaffTasksQuery(asked)
  const choose = (name: string, value: string) =>
    setSearch(withFilter(search, name, value), { preventScrollReset: true })
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
        <SelectField
          label={t('tasks.kind')}
          value={asked.kind ?? ''}
          onChange={(event) => choose('kind', event.target.value)}
        >
          <option value="">{t('tasks.every_kind')}</option>
          {TASK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`tasks.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('tasks.owner')}
          value={asked.owner ?? ''}
          onChange={(event) => choose('owner', event.target.value)}
        >
          <option value="">{t('tasks.anybody')}</option>
          {TASK_OWNERS.map((owner) => (
            <option key={owner} value={owner}>
              {t(`tasks.owners.${owner}`)}
            </option>
          ))}
        </SelectField>
      </div>
      {data ? (
        <>
          <TaskTable
            tasks={data.items}
            me={me}
            sort={asked.sort}
            onSort={(sort) => choose('sort', sort === 'deadline' ? '' : sort)}
          />
          <NextPage after={data.next} />
        </>
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </>
  )
}
