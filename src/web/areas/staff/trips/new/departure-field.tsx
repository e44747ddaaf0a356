import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { isDay } from '#kernel/days.ts'
import { isolate } from '#kernel/isolate.ts'
import { DateField } from '#ui/fields/date-field.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useShuttleDeparturesQuery } from '../trips.api.ts'
import { CityField } from './city-field.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'

/** Field for a shuttle departure of the day with enough free seats. */
export function DepartureField(fields: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { input, onInput, errorOf } = fields
  const seats = Math.max(1, Number(input.seats) || 1)
  const { currentData: offered } = useShuttleDeparturesQuery(
    { city_id: input.cityId, day: input.day, seats, language },
    { skip: input.cityId === '' || !isDay(input.day) },
  )
  return (
    <>
      <CityField {...fields} />
      <DateField
        id="trip-day"
        label={t('list.day')}
        value={input.day}
        onChange={(day) => onInput({ day, departureId: '' })}
        required
      />
      <TextField
        id="trip-seats"
        type="number"
        min={1}
        max={50}
        label={t('new.seats')}
        value={input.seats}
        error={errorOf('seats')}
        onChange={({ target: { value } }) => onInput({ seats: value })}
        required
      />
      <div id="trip-departure_id" tabIndex={-1} className="outline-none sm:col-span-2">
        {offered === undefined || offered.rows.length === 0 ? (
          <p className="text-sm text-ink-soft">
            {t(offered ? 'new.no_departure' : 'new.day_first')}
            {errorOf('departure_id') !== undefined && (
              <span className="block font-medium text-bad">{errorOf('departure_id')}</span>
            )}
          </p>
        ) : (
          <RadioCards
            legend={t('new.departure')}
            error={errorOf('departure_id')}
            value={input.departureId}
            onChange={({ target: { value } }) => onInput({ departureId: value })}
            options={offered.rows.map((row) => ({
              value: row.departure_id,
              label: `${isolate(row.time, 'ltr')} · ${row.route}`,
              note: t('new.seats_left', { count: row.seats_left }),
              end: <Price value={row.seat_price} />,
            }))}
          />
        )}
      </div>
    </>
  )
}
