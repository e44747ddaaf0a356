import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { isDay } from '#kernel/days.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { DayFilter } from '../frame/day-filter.tsx'
import { CancelDepartureDialog } from './cancel-departure-dialog.tsx'
import { DepartureTable } from './departure-table.tsx'
import { useListDeparturesQuery, type Departures, type StaffShuttle } from './shuttles.api.ts'

/** The departures of a day, which stands in the address (else today at the route), with their seats; one can be cancelled. */
export function DeparturesOfDay({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const [search] = useSearchParams()
  const asked = search.get('day') ?? ''
  const day = isDay(asked) ? asked : shuttle.today
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
