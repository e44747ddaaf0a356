import { Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { EndsFields } from '../places/ends-fields.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { TripView } from '../quote/trip-view.tsx'
import { useTripForm } from '../quote/use-trip-form.ts'
import type { TabProps } from '../tab.ts'
import { StartFields } from '../when/start-fields.tsx'
import { usePlaceClock } from '../when/use-place-clock.ts'
import { AIRPORT_DROP, AIRPORT_PICK_UP, readTransfer, type TransferDirection } from './local-request.ts'
import { useDraft } from '../drafts.ts'
import { NO_PLACE, type PlaceEntry } from '../places/place.ts'
import { useTripDraft } from '../trip-draft.ts'

const FIELDS = {
  pick_up: ['airport', 'place', 'start', 'flight'],
  drop: ['place', 'airport', 'start', 'flight'],
} as const

type TransferFormProps = TabProps & { way: TransferDirection; choice: ReactNode; onToggle: () => void }

/** Airport transfer: direction, airport, other end, time and flight. */
export function TransferForm({ way, choice, onToggle, onChosen }: TransferFormProps) {
  const { t } = useTranslation('local')
  const { draft, start, change, changeStart, changePlace } = useTransferDraft()
  const { airport, place, flight } = draft
  const clock = usePlaceClock(
    airport.place?.cityId ?? place.place?.cityId ?? null,
    way === 'pick_up' ? AIRPORT_PICK_UP : AIRPORT_DROP,
  )
  const form = useTripForm('local', FIELDS[way], () => readTransfer({ way, start, ...draft }, clock.earliest))
  const airportField = (
    <PlaceField
      key="airport"
      id={form.idOf('airport')}
      label={t('airport')}
      icon={Plane}
      airports
      cityId={place.place?.cityId ?? null}
      value={airport}
      onChange={(entry) => {
        form.clear('airport')
        change({ airport: entry })
      }}
      error={form.errorOf('airport')}
    />
  )
  const placeField = (
    <PlaceField
      key="place"
      id={form.idOf('place')}
      label={t(way === 'pick_up' ? 'drop_off' : 'pick_up')}
      cityId={airport.place?.cityId ?? null}
      value={place}
      onChange={(entry) => {
        form.clear('place')
        changePlace(entry)
      }}
      error={form.errorOf('place')}
    />
  )
  return (
    <TripView form={form} onChosen={onChosen}>
      {choice}
      <EndsFields onSwap={onToggle}>
        {way === 'pick_up' ? [airportField, placeField] : [placeField, airportField]}
      </EndsFields>
      <StartFields form={form} clock={clock} value={start} onChange={changeStart} />
      <TextField
        id={form.idOf('flight')}
        label={t('flight')}
        hint={t(`flight_hint.${way}`)}
        error={form.errorOf('flight')}
        value={flight}
        placeholder="EK 203"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        onChange={(event) => {
          form.clear('flight')
          change({ flight: event.currentTarget.value })
        }}
      />
    </TripView>
  )
}

type TransferDraft = { airport: PlaceEntry; place: PlaceEntry; flight: string }

/** Draft of an airport transfer; starts with the place of another tab, on the same side. */
function useTransferDraft() {
  const [{ from, start }, changeTrip] = useTripDraft()
  const [draft, change] = useDraft<TransferDraft>('transfer', () =>
    from.place?.kind === 'airport'
      ? { airport: from, place: NO_PLACE, flight: '' }
      : { airport: NO_PLACE, place: from, flight: '' },
  )
  return {
    draft,
    start,
    change,
    changeStart: (when: typeof start) => changeTrip({ start: when }),
    changePlace(entry: PlaceEntry) {
      change({ place: entry })
      if (from.place === null) changeTrip({ from: entry })
    },
  }
}
