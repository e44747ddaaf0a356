import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ShuttleGridRow } from '#domains/shuttles/shuttle-grid.contract.ts'
import { MAX_SEATS } from '#domains/fares/shapes/trip-limits.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useWidget } from '../../widget-context.ts'
import { useDraft } from '../drafts.ts'
import { TripView } from '../quote/trip-view.tsx'
import { useTripForm } from '../quote/use-trip-form.ts'
import { Stepper } from '../stepper.tsx'
import type { TabProps } from '../tab.ts'
import { useTripDraft } from '../trip-draft.ts'
import { useCall } from '../../use-call.ts'
import { DayField } from '../when/day-field.tsx'
import { lastDay } from '../when/place-clock.ts'
import { usePlaceClock } from '../when/use-place-clock.ts'
import { DepartureChoice } from './departure-choice.tsx'
import { readShuttle, routesOf } from './departures.ts'

type Draft = { routeId: string; departureId: string; seats: number }
type Grid = { rows: ShuttleGridRow[]; total: number }

/** Departures of the first days. */
const NEXT = '/api/shuttle/grid?rows=100'

/** Query of each route's next departure, which includes the route's name. */
const ROUTES = '/api/shuttle/grid?rows=-1&next_only=true'

/** A seat on a departure: route, day and number of seats. */
export function Tab({ onChosen }: TabProps) {
  const { t } = useTranslation('shuttle')
  const { prefill } = useWidget().host
  const [{ start }, changeTrip] = useTripDraft()
  const [{ routeId, departureId, seats }, change] = useDraft<Draft>('shuttle', () => ({
    routeId: '',
    departureId: '',
    seats: Math.min(MAX_SEATS, Math.max(1, Number.parseInt(prefill.seats ?? '1', 10) || 1)),
  }))
  const { now } = usePlaceClock(null, null)
  const next = useCall<Grid>(NEXT, { lasts: true })
  const everyRoute = useCall<Grid>(ROUTES, { lasts: true })
  const ofDay = useCall<Grid>(`/api/shuttle/grid?rows=-1&day=${start.day}`)
  const routes = routesOf([...(everyRoute.data?.rows ?? []), ...(ofDay.data?.rows ?? [])])
  const isOnRoute = (row: ShuttleGridRow) => routeId === '' || row.route_id === routeId
  const departures = (ofDay.data?.rows ?? []).filter(isOnRoute)
  const chosen = departures.find((row) => row.departure_id === departureId)
  const form = useTripForm('shuttle', ['departure', 'seats'], () => readShuttle(chosen, seats))
  const changeDay = (day: string) => {
    form.clear('departure')
    changeTrip({ start: { ...start, day } })
  }
  return (
    <TripView form={form} onChosen={onChosen}>
      <SelectField
        id={form.idOf('route')}
        label={t('route')}
        value={routeId}
        onChange={(event) => {
          form.clear('departure')
          change({ routeId: event.currentTarget.value })
        }}
        none={t('all_routes')}
        options={routes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2">
        <DayField
          id={form.idOf('day')}
          label={t('day')}
          value={start.day}
          first={now.slice(0, 10)}
          last={lastDay(now)}
          onChange={changeDay}
          error={undefined}
        />
        <Stepper
          id={form.idOf('seats')}
          label={t('seats')}
          value={seats}
          min={1}
          max={MAX_SEATS}
          onChange={(count) => {
            form.clear('seats', 'departure')
            change({ seats: count })
          }}
        />
      </div>
      <DepartureChoice
        id={form.idOf('departure')}
        called={ofDay}
        departures={departures}
        soonest={next.data?.rows.find(
          (row) => isOnRoute(row) && row.day !== start.day && row.seats_left >= seats,
        )}
        seats={seats}
        value={departureId}
        onChange={(id) => {
          form.clear('departure')
          change({ departureId: id })
        }}
        onDay={changeDay}
        error={form.errorOf('departure') ?? form.errorOf('seats')}
      />
    </TripView>
  )
}
