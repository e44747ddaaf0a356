import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useTripCitiesQuery } from '../trips.api.ts'
import type { TripFieldsProps } from './trip-fields-props.ts'

/** Where the trip begins; what was chosen of another city is not of this one. */
export function CityField({ typed, onType, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  const { data } = useTripCitiesQuery(useLanguage())
  return (
    <SelectField
      id="trip-city_id"
      label={t('trip.city')}
      value={typed.cityId}
      error={errorOf('city_id')}
      onChange={({ target: { value } }) =>
        onType({ cityId: value, from: null, packageId: '', planId: '', departureId: '' })
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
