import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripForm } from '../quote/use-trip-form.ts'
import { lastDay, type When } from './place-clock.ts'
import type { usePlaceClock } from './use-place-clock.ts'
import { WhenFields } from './when-fields.tsx'
import { Clock } from 'lucide-react'
import type { CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { visitorZone } from '#ui/formats/wall-time.ts'
import { IconFact } from '#ui/icon-fact.tsx'
import { otherOffset } from './zone.ts'

type StartFieldsProps = {
  form: TripForm
  clock: ReturnType<typeof usePlaceClock>
  value: When
  onChange: (start: When) => void
  /** Label of the day; the pick-up's by default. */
  label?: string | undefined
}

/** Start of a trip, and its time zone. */
export function StartFields({
  form,
  clock: { city, now, earliest },
  value,
  onChange,
  label,
}: StartFieldsProps) {
  const { t } = useTranslation('tabs')
  return (
    <div className="flex flex-col gap-2">
      <WhenFields
        id={form.idOf('start')}
        label={label ?? t('when.day')}
        timeLabel={t('when.time')}
        value={value}
        from={earliest}
        last={lastDay(now)}
        onChange={(start) => {
          form.clear('start')
          onChange(start)
        }}
        error={form.errorOf('start')}
      />
      <ZoneNote city={city} at={value} />
    </div>
  )
}

/** States the time zone, if it is not the visitor's. */
function ZoneNote({ city, at }: { city: CityGridRow | null; at: When }) {
  const { t } = useTranslation('tabs')
  const offset = city && otherOffset(city.time_zone, visitorZone(), at)
  if (!offset) return null
  return (
    <IconFact as="div" icon={<Clock />} className="text-xs text-ink-soft">
      {t('when.zone', { city: city.name })} <bdi>({offset})</bdi>
    </IconFact>
  )
}
