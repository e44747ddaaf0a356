import { Flag } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { addDays } from '#kernel/days.ts'
import { useWidget } from '../../widget-context.ts'
import { useDraft } from '../drafts.ts'
import { EndsFields } from '../places/ends-fields.tsx'
import { PlaceField } from '../places/place-field.tsx'
import type { PlaceEntry } from '../places/place.ts'
import { TripView } from '../quote/trip-view.tsx'
import { useTripForm } from '../quote/use-trip-form.ts'
import { Segments } from '../../forms/segments.tsx'
import type { TabProps } from '../tab.ts'
import { useTripDraft } from '../trip-draft.ts'
import { PeriodFields } from '../when/period-fields.tsx'
import { movedEnd, readWhen, type When } from '../when/place-clock.ts'
import { usePlaceClock } from '../when/use-place-clock.ts'
import { ONE_WAY, readOutstation, ROUND_TRIP, type Outstation } from './outstation-request.ts'
import { StopFields, type Stop } from './stop-fields.tsx'

type Draft = { kind: Outstation['kind']; stops: readonly Stop[]; to: PlaceEntry; back: When }

/** Back in the evening, or the day after. */
const BACK_TIME = '18:00'
const FIELDS = ['from', 'stop-0', 'stop-1', 'stop-2', 'stop-3', 'stop-4', 'to', 'start', 'return']

/** Tab of trips to another city, one way or return, with stops. */
export function Tab({ onChosen }: TabProps) {
  const { t } = useTranslation('outstation')
  const { prefill } = useWidget().host
  const [{ from, start }, changeTrip] = useTripDraft()
  const [draft, change] = useDraft<Draft>('outstation', () => ({
    kind: prefill.return === undefined ? 'one_way' : 'round_trip',
    stops: [],
    to: { text: prefill.to ?? '', place: null },
    back: readWhen(prefill.return, BACK_TIME) ?? { day: addDays(start.day, 1), time: BACK_TIME },
  }))
  const { kind, stops, to } = draft
  // The start may have been moved in another tab.
  const back = movedEnd(draft.back, start, start)
  const cityId = from.place?.cityId ?? null
  const clock = usePlaceClock(cityId, kind === 'round_trip' ? ROUND_TRIP : ONE_WAY)
  const form = useTripForm('outstation', FIELDS, () =>
    readOutstation({ kind, from, stops: stops.map(({ entry }) => entry), to, start, back }, clock.earliest),
  )
  return (
    <TripView form={form} onChosen={onChosen}>
      <Segments
        legend={t('kind.legend')}
        options={(['one_way', 'round_trip'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(chosen) => {
          form.clear('return')
          change({ kind: chosen })
        }}
      />
      <EndsFields
        onSwap={() => {
          form.clear('from', 'to')
          changeTrip({ from: to })
          change({ to: from, stops: stops.toReversed() })
        }}
      >
        <PlaceField
          id={form.idOf('from')}
          label={t('from')}
          value={from}
          onChange={(entry) => {
            form.clear('from')
            changeTrip({ from: entry })
          }}
          error={form.errorOf('from')}
        />
        <StopFields form={form} cityId={cityId} stops={stops} onChange={(next) => change({ stops: next })} />
        <PlaceField
          id={form.idOf('to')}
          label={t('to')}
          icon={Flag}
          value={to}
          addressCityId={cityId}
          onChange={(entry) => {
            form.clear('to')
            change({ to: entry })
          }}
          error={form.errorOf('to')}
        />
      </EndsFields>
      <PeriodFields
        form={form}
        clock={clock}
        value={{ start, end: back }}
        end={
          kind === 'round_trip' ? { name: 'return', label: t('return'), timeLabel: t('return_time') } : null
        }
        onChange={(period) => {
          changeTrip({ start: period.start })
          change({ back: period.end })
        }}
      />
    </TripView>
  )
}
