import { useTranslation } from 'react-i18next'
import { MOST_STOPS } from '#domains/fares/trip-limits.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/trip-category.contract.ts'
import { Button } from '#ui/button.tsx'
import { CityField } from './city-field.tsx'
import { PackageField } from './package-field.tsx'
import { TimeField } from './time-field.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'
import { TripPlaceField } from './trip-place-field.tsx'

/** A car with its driver: for the hours of a package, or to another city. */
export function JourneyFields(fields: TripFieldsProps) {
  const { t } = useTranslation('dispatch')
  const { typed, onType, errorOf } = fields
  const isPackage = typed.category === TRIP_CATEGORIES.rental
  return (
    <>
      <CityField {...fields} />
      <TripPlaceField
        key={`from ${typed.cityId}`}
        id="trip-from"
        label={t('new.from')}
        value={typed.from}
        onChoose={(from) => onType({ from })}
        cityId={typed.cityId}
        error={errorOf('from')}
      />
      {!isPackage && <Stops {...fields} />}
      <TimeField {...fields} part="start" path="start" label={t('trip.start')} />
      {isPackage && <PackageField {...fields} path="package_id" />}
      {typed.category === TRIP_CATEGORIES.outstationRoundTrip && (
        <TimeField {...fields} part="end" path="return" label={t('new.return')} />
      )}
    </>
  )
}

function Stops({ typed: { stops, to }, onType, errorOf }: TripFieldsProps) {
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
          onChoose={(place) => onType({ stops: stops.with(index, place) })}
          error={stop === null ? errorOf('stops') : undefined}
        />
      ))}
      <TripPlaceField
        id="trip-to"
        label={t('new.to')}
        value={to}
        onChoose={(place) => onType({ to: place })}
        error={errorOf('to')}
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        {stops.length < MOST_STOPS && (
          <Button look="second" onClick={() => onType({ stops: [...stops, null] })}>
            {t('new.add_stop')}
          </Button>
        )}
        {stops.length > 0 && (
          <Button look="quiet" onClick={() => onType({ stops: stops.slice(0, -1) })}>
            {t('new.remove_stop')}
          </Button>
        )}
      </div>
    </>
  )
}
