import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { FailureNotice } from '../../failure/failure-notice.tsx'
import { entryOf, NO_PLACE, placeOfCity, type PlaceEntry } from '../places/place.ts'
import { useCities } from '../places/use-cities.ts'

type CityFieldProps = {
  id: string
  cityId: string | null
  onChange: (entry: PlaceEntry) => void
  error: string | undefined
}

/** One of the cities where trips begin, by country. */
export function CityField({ id, cityId, onChange, error }: CityFieldProps) {
  const { t } = useTranslation('self_drive')
  const called = useCities()
  const countries = [...new Set(called.cities.map(({ country }) => country))]
  if (called.error) return <FailureNotice error={called.error} onRetry={called.again} />
  return (
    <SelectField
      id={id}
      label={t('city')}
      value={cityId ?? ''}
      error={error}
      onChange={(event) => {
        const city = called.cities.find(({ city_id }) => city_id === event.currentTarget.value)
        onChange(city ? entryOf(placeOfCity(city)) : NO_PLACE)
      }}
    >
      <option value="">{t('choose_city')}</option>
      {countries.map((country) => (
        <optgroup key={country} label={country}>
          {called.cities
            .filter((city) => city.country === country)
            .map((city) => (
              <option key={city.city_id} value={city.city_id}>
                {city.name}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
