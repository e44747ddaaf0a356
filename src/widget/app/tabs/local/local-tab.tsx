import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useDraft } from '../drafts.ts'
import { Segments } from '../../forms/segments.tsx'
import type { TabProps } from '../tab.ts'
import { TransferForm } from './transfer-form.tsx'
import { type TransferDirection, readRental, RENTAL } from './local-request.ts'
import type { ReactNode } from 'react'
import { PackageChoice } from '../package-choice.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { TripView } from '../quote/trip-view.tsx'
import { useTripForm } from '../quote/use-trip-form.ts'
import { useTripDraft } from '../trip-draft.ts'
import { StartFields } from '../when/start-fields.tsx'
import { usePlaceClock } from '../when/use-place-clock.ts'

type Kind = 'rental' | TransferDirection

/** A car with its driver in a city: by the hour, from the airport or to it. */
export function Tab({ onChosen }: TabProps) {
  const { t } = useTranslation('local')
  const [{ kind }, change] = useDraft<{ kind: Kind }>('local', () => ({ kind: 'rental' }))
  const choice = (
    <Segments
      legend={t('kind.legend')}
      options={(['rental', 'pick_up', 'drop'] as const).map((value) => ({
        value,
        label: t(`kind.${value}`),
      }))}
      value={kind}
      onChange={(chosen) => change({ kind: chosen })}
    />
  )
  return kind === 'rental' ? (
    <RentalForm choice={choice} onChosen={onChosen} />
  ) : (
    <TransferForm
      way={kind}
      choice={choice}
      onToggle={() => change({ kind: kind === 'drop' ? 'pick_up' : 'drop' })}
      onChosen={onChosen}
    />
  )
}

const FIELDS = ['from', 'start', 'package']

/** Hourly booking: place, time and duration. */
function RentalForm({ choice, onChosen }: TabProps & { choice: ReactNode }) {
  const { t } = useTranslation('local')
  const [{ from, start }, changeTrip] = useTripDraft()
  const [{ packageId }, change] = useDraft('rental', () => ({ packageId: '' }))
  const cityId = from.place?.cityId ?? null
  const clock = usePlaceClock(cityId, RENTAL)
  const form = useTripForm('local', FIELDS, () => readRental({ from, start, packageId }, clock.earliest))
  return (
    <TripView form={form} onChosen={onChosen}>
      {choice}
      <PlaceField
        id={form.idOf('from')}
        label={t('pick_up')}
        value={from}
        onChange={(entry) => {
          form.clear('from', 'package')
          changeTrip({ from: entry })
        }}
        error={form.errorOf('from')}
      />
      <StartFields form={form} clock={clock} value={start} onChange={(when) => changeTrip({ start: when })} />
      <PackageChoice
        id={form.idOf('package')}
        legend={t('package')}
        category={RENTAL}
        cityId={cityId}
        value={packageId}
        onChange={(id) => {
          form.clear('package')
          change({ packageId: id })
        }}
        error={form.errorOf('package')}
      />
    </TripView>
  )
}
