import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useNames } from '../fleet/use-names.ts'
import type { StaffShuttle } from './shuttles.api.ts'

/** Routes; the name leads to the timetable and the departures. */
export function ShuttleTable({ shuttles }: { shuttles: readonly StaffShuttle[] }) {
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
            <PageLink
              to={`/staff/shuttles/${shuttle.route_id}`}
              className="font-medium text-coral-deep underline"
            >
              <bdi>{shuttle[`name_${language}`]}</bdi>
            </PageLink>
          ),
        },
        city: { label: t('city'), render: ({ city_id }) => names[city_id]?.[language] ?? city_id },
        type: { label: t('type'), render: ({ vehicle_type_id: id }) => names[id]?.[language] ?? id },
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
