import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useTripCitiesQuery } from '../trips.api.ts'
import type { TripFieldsProps } from './trip-fields-props.ts'

type TimeFieldProps = TripFieldsProps & {
  part: 'start' | 'end'
  path: 'start' | 'end' | 'return'
  label: string
}

/** A date and time on the clock of where the trip begins. */
export function TimeField({ typed, onType, errorOf, part, path, label }: TimeFieldProps) {
  const { t } = useTranslation('dispatch')
  const { data } = useTripCitiesQuery(useLanguage())
  const city = typed.airport?.city ?? data?.rows.find(({ city_id }) => city_id === typed.cityId)?.name
  return (
    <DateField
      id={`trip-${path}`}
      withTime
      label={label}
      hint={city === undefined ? t('new.local_clock') : t('record.clock', { city })}
      value={typed[part]}
      error={errorOf(path)}
      onChange={(value) => onType({ [part]: value })}
      required
    />
  )
}
