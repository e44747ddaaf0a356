import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Preload } from '#web/app/page.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-content.tsx'
import { mayOpen } from '../sections.ts'
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
      mayOpen(roles, 'tasks') && args.dispatch(staffTasks.initiate(NEXT_TASKS, once)),
      mayOpen(roles, 'enquiries') && args.dispatch(staffEnquiries.initiate(NEWEST, once)),
      mayOpen(roles, 'fleet') &&
        args.dispatch(tripCountsApi.endpoints.tripsWanting.initiate(undefined, once)),
      mayOpen(roles, 'translations') && args.dispatch(staffTranslations.initiate(TEXTS, once)),
    ])
  })

/** What waits for whom: open tasks, new enquiries, trips and texts, as far as the member's roles go. */
export function Component() {
  const { t } = useTranslation('staff')
  return (
    <StaffPage section="today">
      {({ roles }) => {
        const tasks = mayOpen(roles, 'tasks')
        const enquiries = mayOpen(roles, 'enquiries')
        const trips = mayOpen(roles, 'fleet')
        const texts = mayOpen(roles, 'translations')
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
