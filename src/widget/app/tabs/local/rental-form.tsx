import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useDraft } from '../drafts.ts'
import { PackageChoice } from '../package-choice.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { TripView } from '../quote/trip-view.tsx'
import { useTripForm } from '../quote/use-trip-form.ts'
import type { TabProps } from '../tab.ts'
import { useTripDraft } from '../trip-draft.ts'
import { StartFields } from '../when/start-fields.tsx'
import { usePlaceClock } from '../when/use-place-clock.ts'
import { readRental, RENTAL } from './local-request.ts'

const FIELDS = ['from', 'start', 'package']

/** By the hour: where, when and how long. */
export function RentalForm({ choice, onChosen }: TabProps & { choice: ReactNode }) {
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
