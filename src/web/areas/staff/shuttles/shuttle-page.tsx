import { nameLanguage } from '#kernel/locale.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { data, useParams, useSearchParams } from 'react-router'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { BackLink } from '../frame/back-link.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import {
  type ChangedTimetable,
  type Departures,
  shuttlesApi,
  type StaffShuttle,
  useChangeTimetableMutation,
  useHideShuttleMutation,
  useListDeparturesQuery,
  useListShuttlesQuery,
} from './shuttles.api.ts'
import { useState } from 'react'
import { isDay } from '#kernel/days.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { DayFilter } from '#web/shell/list/day-filter.tsx'
import { CancelDepartureDialog } from './cancel-departure-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { TIMETABLE } from './shuttle-fields.ts'
import { money } from '#kernel/money.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { weekdayName, WEEKDAYS } from '../form/weekday-name.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { RowButton } from '../frame/row-button.tsx'

/** One shuttle route: stops, timetables, and the departures of a day. */
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
        <bdi>{shuttle[`name_${nameLanguage(language)}`]}</bdi>
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

/** Departures of the day in the address (by default today at the route) with their seats; each can be cancelled. */
function DeparturesOfDay({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const [search] = useSearchParams()
  const requested = search.get('day') ?? ''
  const day = isDay(requested) ? requested : shuttle.today
  const [chosen, setChosen] = useState<Departures[number] | null>(null)
  return (
    <SectionCard title={t('departures')}>
      <DayFilter label={t('day')} day={day} />
      <Answered query={useListDeparturesQuery({ id: shuttle.route_id, day })} height="h-40">
        {({ items }) => <DepartureTable departures={items} onCancel={setChosen} />}
      </Answered>
      <CancelDepartureDialog departure={chosen} onClose={() => setChosen(null)} />
    </SectionCard>
  )
}

/** Hides a route from sale or restores it; sold seats stay valid. */
function HideShuttleButton({ shuttle: { route_id: id, hidden } }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const toasted = useToasted()
  const [hide, { isLoading }] = useHideShuttleMutation()
  const press = () => toasted(hide({ id, hidden: !hidden }), t(hidden ? 'done.shown' : 'done.hidden'))
  return (
    <Button variant="second" busy={isLoading} onClick={() => void press()}>
      {t(hidden ? 'show' : 'hide')}
    </Button>
  )
}

/** Stops of a route in order, with the minutes from the first one. */
function StopList({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const language = useLanguage()
  return (
    <SectionCard title={t('stops')}>
      <ol className="divide-y divide-line text-sm">
        {shuttle.stops.map((stop) => (
          <li key={stop.minutes} className="flex justify-between gap-4 py-2">
            <bdi>{stop[`name_${nameLanguage(language)}`]}</bdi>
            <span className="tabular whitespace-nowrap text-ink-soft">
              {t('minutes', { count: stop.minutes })}
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

/** Creates a timetable from a day on, prefilled from the latest one. Departures with sold seats stay. */
function TimetableForm({ shuttle, onDone }: { shuttle: StaffShuttle; onDone: () => void }) {
  const { t } = useTranslation('shuttles')
  const [change] = useChangeTimetableMutation()
  const services = shuttle.timetables.at(-1)?.services ?? []
  const form = useStaffForm({
    id: 'timetable',
    fields: TIMETABLE,
    values: { services },
    send: (fields) => change({ ...(fields as ChangedTimetable), id: shuttle.route_id }),
    success: t('done.timetable'),
    done: ({ still_booked: count }) => {
      if (count > 0) toast.success(t('done.still_booked', { count }))
      onDone()
    },
  })
  return (
    <FormCard form={form} title={t('change_timetable')} label={t('save')} onCancel={onDone}>
      <p className="text-sm text-ink-soft">{t('change_text')}</p>
      <StaffFields form={form} specs={form.fields} words="shuttles:fields" />
    </FormCard>
  )
}

/** Current and upcoming timetables. */
function Timetables({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const language = useLanguage()
  const daysOf = (days: readonly number[]) =>
    days.length === WEEKDAYS.length
      ? t('every_day')
      : days.map((day) => weekdayName(day, localeOf(language), 'short')).join(t('comma'))
  return (
    <SectionCard title={t('timetables')} text={t('timetables_text', { zone: shuttle.time_zone })}>
      {shuttle.timetables.length === 0 && <p className="text-sm text-ink-soft">{t('no_timetable')}</p>}
      {shuttle.timetables.map(({ from_day, services }) => (
        <div key={from_day}>
          <h3 className="text-sm font-semibold">
            {t('from')} <DayText value={from_day} />
          </h3>
          {services.length === 0 && <p className="text-sm text-ink-soft">{t('nothing_runs')}</p>}
          <ul className="divide-y divide-line text-sm">
            {services.map(({ days, times, seats, seat_price }) => (
              <li key={`${days.join()} ${times.join()}`} className="flex flex-wrap gap-x-4 gap-y-1 py-2">
                <span>{daysOf(days)}</span>
                <Parts className="tabular font-medium">{times}</Parts>
                <span className="text-ink-soft">{t('seats_count', { count: seats })}</span>
                <Price value={money(seat_price, shuttle.currency)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionCard>
  )
}

type DepartureTableProps = {
  departures: Departures
  onCancel: (departure: Departures[number]) => void
}

/** Departures by time, with sold and free seats. */
function DepartureTable({ departures, onCancel }: DepartureTableProps) {
  const { t } = useTranslation('shuttles')
  return (
    <DataTable
      caption={t('departures')}
      rows={departures}
      rowKey={({ departure_id }) => departure_id}
      empty={<EmptyState title={t('no_departure')} />}
      columns={{
        time: {
          label: t('time'),
          heads: true,
          render: ({ time }) => (
            <bdi dir="ltr" className="tabular font-medium">
              {time}
            </bdi>
          ),
        },
        sold: {
          label: t('sold'),
          atEnd: true,
          render: ({ seats_sold }) => <span className="tabular">{seats_sold}</span>,
        },
        left: {
          label: t('left'),
          atEnd: true,
          render: ({ seats, seats_sold }) => <span className="tabular">{seats - seats_sold}</span>,
        },
        price: { label: t('price'), atEnd: true, render: ({ seat_price }) => <Price value={seat_price} /> },
        act: {
          label: t('act'),
          atEnd: true,
          render: (departure) =>
            departure.cancelled_at === null ? (
              <RowButton onClick={() => onCancel(departure)}>
                {t('cancel')}
                <bdi className="sr-only">{departure.time}</bdi>
              </RowButton>
            ) : (
              <Chip tone="careful">{t('cancelled')}</Chip>
            ),
        },
      }}
    />
  )
}
