import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { addDays } from '#kernel/days.ts'
import { useWidget } from '../../widget-context.ts'
import { useDraft } from '../drafts.ts'
import { PackageChoice } from '../package-choice.tsx'
import { useCity } from '../places/use-cities.ts'
import { TripView } from '../quote/trip-view.tsx'
import { useTripForm } from '../quote/use-trip-form.ts'
import type { TabProps } from '../tab.ts'
import { useTripDraft } from '../trip-draft.ts'
import { PeriodFields } from '../when/period-fields.tsx'
import { movedEnd, readWhen, type When } from '../when/place-clock.ts'
import { usePlaceClock } from '../when/use-place-clock.ts'
import { CarHireOffer } from './car-hire-offer.tsx'
import { CityField } from './city-field.tsx'
import { readSelfDrive, SELF_DRIVE } from './self-drive-request.ts'

type Draft = { planId: string; end: When }

/** A car to drive oneself: the city, from when to when, and a plan. */
export function Tab({ onChosen }: TabProps) {
  const { t } = useTranslation('self_drive')
  const { prefill } = useWidget().given
  const [{ from, start }, changeTrip] = useTripDraft()
  const [draft, change] = useDraft<Draft>('self_drive', () => ({
    planId: '',
    end: readWhen(prefill.return, start.time) ?? { day: addDays(start.day, 2), time: start.time },
  }))
  const { planId } = draft
  // The start may have been moved in another tab.
  const end = movedEnd(draft.end, start, start)
  const cityId = from.place?.cityId ?? null
  const clock = usePlaceClock(cityId, SELF_DRIVE)
  const city = useCity(cityId)
  const form = useTripForm('self_drive', ['from', 'start', 'end', 'plan'], () => {
    const read = readSelfDrive({ from, start, end, planId }, clock.earliest)
    return 'asked' in read && city ? { asked: { ...read.asked, places: [city.name] } } : read
  })
  return (
    <TripView
      form={form}
      onChosen={onChosen}
      below={<CarHireOffer place={city?.name ?? ''} start={start} end={end} />}
    >
      <CityField
        id={form.idOf('from')}
        cityId={cityId}
        onChange={(entry) => {
          form.clear('from', 'plan')
          changeTrip({ from: entry })
        }}
        error={form.errorOf('from')}
      />
      <PeriodFields
        form={form}
        clock={clock}
        value={{ start, end }}
        startLabel={t('start')}
        end={{ name: 'end', label: t('end'), timeLabel: t('end_time') }}
        onChange={(period) => {
          changeTrip({ start: period.start })
          change({ end: period.end })
        }}
      />
      <PackageChoice
        id={form.idOf('plan')}
        legend={t('plan')}
        category={SELF_DRIVE}
        cityId={cityId}
        value={planId}
        onChange={(id) => {
          form.clear('plan')
          change({ planId: id })
        }}
        error={form.errorOf('plan')}
      />
    </TripView>
  )
}
