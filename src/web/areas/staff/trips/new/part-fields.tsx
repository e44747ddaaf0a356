import type { ComponentType } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { categoryOf } from '#domains/fares/categories.contract.ts'
import type { RequestPart } from '#domains/fares/shapes/request-parts.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CityField } from './city-field.tsx'
import { DepartureField } from './departure-field.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'
import { TripPlaceField } from './trip-place-field.tsx'
import { MAX_STOPS } from '#domains/fares/shapes/trip-limits.contract.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useTripCitiesQuery, useTripPackagesQuery } from '../trips.api.ts'
import { isolate } from '#kernel/isolate.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { formatMoney } from '#ui/formats/price.tsx'

const parts = {
  package_id: { part: 'packageId', label: 'new.package' },
  plan_id: { part: 'planId', label: 'new.plan' },
} as const

/** The form field of each part of a request. Null if another part's field includes it. */
const FIELDS: Readonly<Record<RequestPart, ComponentType<TripFieldsProps> | null>> = {
  city_id: CityField,
  airport: AirportField,
  place: AirportPlaceField,
  from: FromField,
  stops: StopFields,
  to: ToField,
  start: StartField,
  return: (fields) => <EndField {...fields} path="return" />,
  end: (fields) => <EndField {...fields} path="end" />,
  flight_number: FlightField,
  package_id: (fields) => <PackageField {...fields} path="package_id" />,
  plan_id: (fields) => <PackageField {...fields} path="plan_id" />,
  departure_id: DepartureField,
  seats: null,
}

/** The fields of the chosen category. */
export function PartFields(fields: TripFieldsProps) {
  return categoryOf(fields.input.category).requestParts.map((part) => {
    const Field = FIELDS[part]
    return Field && <Field key={part} {...fields} />
  })
}

function AirportField({ input, onInput, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <TripPlaceField
      id="trip-airport"
      label={t('new.airport')}
      value={input.airport}
      onChoose={(place) => onInput({ airport: place?.kind === 'address' ? null : place })}
      airportsAlone
      error={errorOf('airport')}
    />
  )
}

/** The other end of an airport transfer. */
function AirportPlaceField({ input, onInput, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <TripPlaceField
      id="trip-place"
      label={t(categoryOf(input.category).endsAtAirport ? 'new.from' : 'new.to')}
      value={input.from}
      onChoose={(from) => onInput({ from })}
      cityId={input.airport?.city_id}
      error={errorOf('place')}
    />
  )
}

function FromField({ input, onInput, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <TripPlaceField
      key={input.cityId}
      id="trip-from"
      label={t('new.from')}
      value={input.from}
      onChoose={(from) => onInput({ from })}
      cityId={input.cityId}
      error={errorOf('from')}
    />
  )
}

function ToField({ input, onInput, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <TripPlaceField
      id="trip-to"
      label={t('new.to')}
      value={input.to}
      onChoose={(to) => onInput({ to })}
      error={errorOf('to')}
    />
  )
}

function StartField(fields: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return <TimeField {...fields} part="start" path="start" label={t('trip.start')} />
}

function EndField(fields: TripFieldsProps & { path: 'return' | 'end' }) {
  const { t } = useTranslation('dispatch')
  return <TimeField {...fields} part="end" label={t('new.return')} />
}

function FlightField({ input, onInput, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <TextField
      id="trip-flight_number"
      label={t('new.flight_number')}
      hint={t('new.flight_hint')}
      dir="ltr"
      autoComplete="off"
      value={input.flight}
      error={errorOf('flight_number')}
      onChange={({ target: { value } }) => onInput({ flight: value })}
    />
  )
}

/** Intermediate stops in order. */
function StopFields({ input: { stops }, onInput, errorOf }: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  return (
    <>
      {stops.map((stop, index) => (
        <TripPlaceField
          // oxlint-disable-next-line react/no-array-index-key -- stops are told apart by their order alone
          key={index}
          id={index === 0 ? 'trip-stops' : `trip-stops-${index}`}
          label={t('new.stop', { number: index + 1 })}
          value={stop}
          onChoose={(place) => onInput({ stops: stops.with(index, place) })}
          error={stop === null ? errorOf('stops') : undefined}
        />
      ))}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        {stops.length < MAX_STOPS && (
          <Button variant="second" onClick={() => onInput({ stops: [...stops, null] })}>
            {t('new.add_stop')}
          </Button>
        )}
        {stops.length > 0 && (
          <Button variant="quiet" onClick={() => onInput({ stops: stops.slice(0, -1) })}>
            {t('new.remove_stop')}
          </Button>
        )}
      </div>
    </>
  )
}

type TimeFieldProps = TripFieldsProps & {
  part: 'start' | 'end'
  path: 'start' | 'end' | 'return'
  label: string
}

/** A date and time at the start of the trip, in local time. */
function TimeField({ input, onInput, errorOf, part, path, label }: TimeFieldProps) {
  const { t } = useTranslation('dispatch')
  const { data } = useTripCitiesQuery(useLanguage())
  const city = input.airport?.city ?? data?.rows.find(({ city_id }) => city_id === input.cityId)?.name
  return (
    <DateField
      id={`trip-${path}`}
      withTime
      label={label}
      hint={city === undefined ? t('new.local_clock') : t('record.clock', { city })}
      value={input[part]}
      error={errorOf(path)}
      onChange={(value) => onInput({ [part]: value })}
      required
    />
  )
}

/** Select field for the packages (hours and kilometres) or the self-drive plans of a city. */
function PackageField({ input, onInput, errorOf, path }: TripFieldsProps & { path: keyof typeof parts }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { part, label } = parts[path]
  const { currentData: offered } = useTripPackagesQuery(
    { city_id: input.cityId, category: input.category, language },
    { skip: input.cityId === '' },
  )
  return (
    <SelectField
      id={`trip-${path}`}
      label={t(label)}
      hint={input.cityId === '' ? t('new.city_first') : undefined}
      value={input[part]}
      error={errorOf(path)}
      onChange={({ target: { value } }) => onInput({ [part]: value })}
      required
    >
      <option value="">{t('assign.choose')}</option>
      {offered?.rows.map(({ package_id, minutes, km, from }) => (
        <option key={package_id} value={package_id}>
          {t('new.package_option', {
            hours: (minutes ?? 0) / 60,
            km: km ?? 0,
            price: isolate(formatMoney(from, language)),
          })}
        </option>
      ))}
    </SelectField>
  )
}
