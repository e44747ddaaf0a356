import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MAX_STOPS } from '#domains/fares/shapes/trip-limits.contract.ts'
import { Button } from '#ui/button.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'
import { TripPlaceField } from './trip-place-field.tsx'

/** Stops on the way, in their order. */
export function StopFields({ typed: { stops }, onType, errorOf }: TripFieldsProps) {
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
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        {stops.length < MAX_STOPS && (
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
