import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useTripCitiesQuery } from '../trips.api.ts'
import type { TripFieldsProps } from './trip-fields-props.ts'

/** City where the trip starts; changing it clears selections of the previous city. */
export function CityField({ input, onInput, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  const { data } = useTripCitiesQuery(useLanguage())
  return (
    <SelectField
      id="trip-city_id"
      label={t('trip.city')}
      value={input.cityId}
      error={errorOf('city_id')}
      onChange={({ target: { value } }) =>
        onInput({ cityId: value, from: null, packageId: '', planId: '', departureId: '' })
      }
      required
      none={t('assign.choose')}
      options={data?.rows.map(({ city_id, name, country }) => ({
        value: city_id,
        label: `${name} · ${country}`,
      }))}
    />
  )
}
