import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data, useParams } from 'react-router'
import type { Preload } from '#web/app/page.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { BackLink } from '../frame/back-link.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { preloadStaff } from '../frame/preload-staff.ts'
import { StaffPage } from '../frame/staff-content.tsx'
import { DeparturesOfDay } from './departures-of-day.tsx'
import { HideShuttleButton } from './hide-shuttle-button.tsx'
import { shuttlesApi, useStaffShuttlesQuery, type StaffShuttle } from './shuttles.api.ts'
import { StopList } from './stop-list.tsx'
import { TimetableForm } from './timetable-form.tsx'
import { Timetables } from './timetables.tsx'

export const preload: Preload = (args) =>
  preloadStaff('shuttles', args, async () => {
    const { data: found } = await args.dispatch(
      shuttlesApi.endpoints.staffShuttles.initiate(undefined, { subscribe: false }),
    )
    const isThere = found?.items.some(({ route_id }) => route_id === args.params['id'])
    if (isThere === false && args.reason !== 'near') throw data(null, { status: 404 })
  })

/** A shuttle route: its stops, its timetables, and the departures of a day. */
export function Component() {
  const { t } = useTranslation('shuttles')
  return (
    <StaffPage section="shuttles" title={t('route')}>
      {() => <Shuttle />}
    </StaffPage>
  )
}

function Shuttle() {
  const { t } = useTranslation('shuttles')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/shuttles">{t('back')}</BackLink>
      <Answered query={useStaffShuttlesQuery()} height="h-100">
        {({ items }) => {
          const shuttle = items.find(({ route_id }) => route_id === id)
          return shuttle ? <Route shuttle={shuttle} /> : <EmptyState title={t('none')} />
        }}
      </Answered>
    </>
  )
}

function Route({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const language = useLanguage()
  return (
    <>
      <p className="text-lg font-semibold">
        <bdi>{shuttle[`name_${language}`]}</bdi>
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <HideShuttleButton shuttle={shuttle} />
        <div className="min-w-0 grow">
          <FormInPlace label={t('change_timetable')}>
            {(close) => <TimetableForm shuttle={shuttle} onDone={close} />}
          </FormInPlace>
        </div>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <DeparturesOfDay shuttle={shuttle} />
          <Timetables shuttle={shuttle} />
        </div>
        <StopList shuttle={shuttle} />
      </div>
    </>
  )
}
