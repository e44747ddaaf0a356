import { useTranslation } from 'react-i18next'
import { mayDo } from '#domains/staff/members/staff-role.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { needsOf } from '../frame/staff-links.ts'
import { StaffPage } from '../frame/staff-page.tsx'
import { staffApi } from '../staff.api.ts'
import { staffTranslationsApi } from '../translations/translations.api.ts'
import { NewEnquiries } from './new-enquiries.tsx'
import { OpenTasks } from './open-tasks.tsx'
import { MissingTexts } from './missing-texts.tsx'
import { NEWEST, NEXT_TASKS, TEXTS } from './today-queries.ts'
import { tripCountsApi } from './trip-counts.api.ts'
import { TripsOfToday } from './trips-of-today.tsx'

export const preload: Preload = (args) =>
  preloadStaff('today', args, ({ roles }) => {
    const { staffTasks, staffEnquiries } = staffApi.endpoints
    const once = { subscribe: false }
    const { staffTranslations } = staffTranslationsApi.endpoints
    return Promise.all([
      mayDo(roles, needsOf('tasks')) && args.dispatch(staffTasks.initiate(NEXT_TASKS, once)),
      mayDo(roles, needsOf('enquiries')) && args.dispatch(staffEnquiries.initiate(NEWEST, once)),
      mayDo(roles, needsOf('fleet')) &&
        args.dispatch(tripCountsApi.endpoints.tripsWanting.initiate(undefined, once)),
      mayDo(roles, needsOf('translations')) && args.dispatch(staffTranslations.initiate(TEXTS, once)),
    ])
  })

/** What waits for whom: open tasks, new enquiries, trips and texts, as far as the member's roles go. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage page="today" title={t('nav.today')}>
      {({ roles }) => {
        const tasks = mayDo(roles, needsOf('tasks'))
        const enquiries = mayDo(roles, needsOf('enquiries'))
        const trips = mayDo(roles, needsOf('fleet'))
        const texts = mayDo(roles, needsOf('translations'))
        return tasks || enquiries || trips || texts ? (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {tasks && <OpenTasks />}
            {enquiries && <NewEnquiries />}
            {trips && <TripsOfToday />}
            {texts && <MissingTexts />}
          </div>
        ) : (
          <EmptyState title={t('today.nothing')} text={t('today.nothing_text')} />
        )
      }}
    </StaffPage>
  )
}
