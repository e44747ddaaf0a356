import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data, useParams } from 'react-router'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { BackLink } from '../frame/back-link.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { DeparturesOfDay } from './departures-of-day.tsx'
import { HideShuttleButton } from './hide-shuttle-button.tsx'
import { shuttlesApi, useListShuttlesQuery, type StaffShuttle } from './shuttles.api.ts'
import { StopList } from './stop-list.tsx'
import { TimetableForm } from './timetable-form.tsx'
import { Timetables } from './timetables.tsx'

/** A shuttle route: its stops, its timetables, and the departures of a day. */
export const { preload, Component } = staffPage({
  section: 'shuttles',
  title: 'shuttles:route',
  load: async ({ read, params }) => {
    const { data: found } = await read(shuttlesApi.endpoints.listShuttles, {})
    const isThere = found?.items.some(({ route_id }) => route_id === params['id'])
    if (isThere === false) throw data(null, { status: 404 })
  },
  Content: Shuttle,
})

function Shuttle() {
  const { t } = useTranslation('shuttles')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/shuttles">{t('back')}</BackLink>
      <Answered query={useListShuttlesQuery({})} height="h-100">
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
        <div className="min-w-0 has-[form]:basis-full">
          <FormInPlace label={t('change_timetable')}>
            {(close) => <TimetableForm shuttle={shuttle} onDone={close} />}
          </FormInPlace>
        </div>
        <HideShuttleButton shuttle={shuttle} />
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
