import { useTranslation } from 'react-i18next'
import { mayDo } from '#domains/staff/members/staff-role.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { needsOf } from '../frame/staff-links.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { staffApi } from '../staff.api.ts'
import { NewEnquiries } from './new-enquiries.tsx'
import { OpenTasks } from './open-tasks.tsx'
import { NEWEST, NEXT_TASKS } from './today-queries.ts'

export const preload: Preload = (args) =>
  preloadStaff('today', args, ({ roles }) => {
    const { staffTasks, staffEnquiries } = staffApi.endpoints
    const once = { subscribe: false }
    return Promise.all([
      mayDo(roles, needsOf('tasks')) && args.dispatch(staffTasks.initiate(NEXT_TASKS, once)),
      mayDo(roles, needsOf('enquiries')) && args.dispatch(staffEnquiries.initiate(NEWEST, once)),
    ])
  })

/** What waits for whom: open tasks and new enquiries, as far as the member's roles go. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="today" title={t('nav.today')}>
      {({ roles }) => {
        const tasks = mayDo(roles, needsOf('tasks'))
        const enquiries = mayDo(roles, needsOf('enquiries'))
        return tasks || enquiries ? (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {tasks && <OpenTasks />}
            {enquiries && <NewEnquiries />}
          </div>
        ) : (
          <EmptyState title={t('today.nothing')} text={t('today.nothing_text')} />
        )
      }}
    </StaffPage>
  )
}
