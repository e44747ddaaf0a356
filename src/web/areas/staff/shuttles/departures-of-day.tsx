import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { withFilter } from '../frame/with-filter.ts'
import { CancelDepartureDialog } from './cancel-departure-dialog.tsx'
import { DepartureTable } from './departure-table.tsx'
import { useDeparturesQuery, type Departures, type StaffShuttle } from './shuttles.api.ts'

/** The departures of a day, which stands in the address, with their seats; one can be cancelled. */
export function DeparturesOfDay({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const [search, setSearch] = useSearchParams()
  const { today } = useSite()
  const asked = search.get('day') ?? ''
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : today
  const { data, error, refetch } = useDeparturesQuery({ id: shuttle.route_id, day })
  const [chosen, setChosen] = useState<Departures[number] | null>(null)
  return (
    <SectionCard title={t('departures')}>
      <TextField
        type="date"
        label={t('day')}
        className="sm:max-w-xs"
        value={day}
        onChange={(event) =>
          setSearch(withFilter(search, 'day', event.target.value), { preventScrollReset: true })
        }
      />
      {data ? (
        <DepartureTable departures={data.items} onCancel={setChosen} />
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-40" />
      )}
      <CancelDepartureDialog departure={chosen} onClose={() => setChosen(null)} />
    </SectionCard>
  )
}
