import { nameLanguage } from '#kernel/locale.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import {
  shuttlesApi,
  useListShuttlesQuery,
  useCreateShuttleMutation,
  type NewShuttle,
  type StaffShuttle,
} from './shuttles.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { ROUTE, STOPS, TIMETABLE } from './shuttle-fields.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useNames, preloadNames } from '../fleet/use-names.ts'

/** Shuttle routes, newest first, and a form to add one. */
export const { preload, Component } = staffPage({
  section: 'shuttles',
  load: (args) => Promise.all([args.read(shuttlesApi.endpoints.listShuttles, {}), preloadNames(args)]),
  Content: Shuttles,
})

function Shuttles() {
  const { t } = useTranslation('shuttles')
  return (
    <>
      <FormInPlace label={t('add')} variant="main">
        {(close) => <NewShuttleForm onDone={close} />}
      </FormInPlace>
      <Answered query={useListShuttlesQuery({})}>{({ items }) => <ShuttleTable shuttles={items} />}</Answered>
    </>
  )
}

/** Initial values of a route: two stops and one service. */
const BEGINNING = { stops: [{ minutes: 0 }, {}], services: [{ days: [1, 2, 3, 4, 5, 6, 7] }] }

/** Creates a route with its first timetable. */
function NewShuttleForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('shuttles')
  const [create] = useCreateShuttleMutation()
  const form = useStaffForm({
    id: 'shuttle',
    fields: [...ROUTE, STOPS, ...TIMETABLE],
    values: BEGINNING,
    send: (fields) => create(fields as NewShuttle),
    success: t('done.added'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('add')} label={t('save')} onCancel={onDone}>
      <div className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <StaffFields form={form} specs={ROUTE} words="shuttles:fields" />
      </div>
      <StaffFields form={form} specs={[STOPS, ...TIMETABLE]} words="shuttles:fields" />
    </FormCard>
  )
}

/** Routes; the name links to the timetable and the departures. */
function ShuttleTable({ shuttles }: { shuttles: readonly StaffShuttle[] }) {
  const { t } = useTranslation('shuttles')
  const language = useLanguage()
  const names = useNames()
  return (
    <DataTable
      caption={t('caption')}
      rows={shuttles}
      rowKey={({ route_id }) => route_id}
      empty={<EmptyState title={t('none')} />}
      columns={{
        name: {
          label: t('route'),
          heads: true,
          render: (shuttle) => (
            <TextLink to={`/staff/shuttles/${shuttle.route_id}`} className="font-medium">
              <bdi>{shuttle[`name_${nameLanguage(language)}`]}</bdi>
            </TextLink>
          ),
        },
        city: {
          label: t('city'),
          render: ({ city_id }) => names[city_id]?.[nameLanguage(language)] ?? city_id,
        },
        type: {
          label: t('type'),
          render: ({ vehicle_type_id: id }) => names[id]?.[nameLanguage(language)] ?? id,
        },
        stops: { label: t('stops'), render: ({ stops }) => stops.length },
        timetable: {
          label: t('timetable'),
          render: ({ timetables }) => {
            const last = timetables.at(-1)
            return last ? <DayText value={last.from_day} className="tabular" /> : t('no_timetable')
          },
        },
        state: {
          label: t('state'),
          render: ({ hidden }) => (
            <Chip tone={hidden ? 'plain' : 'good'}>{t(hidden ? 'hidden' : 'on_sale')}</Chip>
          ),
        },
      }}
    />
  )
}
