import { useTranslation } from 'react-i18next'
import { TRIP_CATEGORIES } from '#domains/fares/trip-category.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { TimeField } from './time-field.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'
import { TripPlaceField } from './trip-place-field.tsx'

/** From an airport to a place, or from there to the airport. */
export function AirportFields(fields: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  const { typed, onType, errorOf } = fields
  const isPickUp = typed.category === TRIP_CATEGORIES.airportPickUp
  return (
    <>
      <TripPlaceField
        id="trip-airport"
        label={t('new.airport')}
        value={typed.airport}
        onChoose={(place) => onType({ airport: place?.kind === 'address' ? null : place })}
        airportsAlone
        error={errorOf('airport')}
      />
      <TripPlaceField
        id="trip-place"
        label={t(isPickUp ? 'new.to' : 'new.from')}
        value={typed.from}
        onChoose={(from) => onType({ from })}
        cityId={typed.airport?.city_id}
        error={errorOf('place')}
      />
      <TimeField {...fields} part="start" path="start" label={t('trip.start')} />
      <TextField
        id="trip-flight_number"
        label={t('new.flight_number')}
        hint={t('new.flight_hint')}
        dir="ltr"
        autoComplete="off"
        value={typed.flight}
        error={errorOf('flight_number')}
        onChange={({ target: { value } }) => onType({ flight: value })}
      />
    </>
  )
}
