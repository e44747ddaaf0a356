import { Clock } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { visitorZone } from '#ui/formats/wall-time.ts'
import type { When } from './place-clock.ts'
import { IconFact } from '#ui/icon-fact.tsx'
import { otherOffset } from './zone.ts'

/** Whose clock the times are on, where it is not the visitor's. */
export function ZoneNote({ city, at }: { city: CityGridRow | null; at: When }) {
  const { t } = useTranslation('tabs')
  const offset = city && otherOffset(city.time_zone, visitorZone(), at)
  if (!offset) return null
  return (
    <IconFact as="div" icon={<Clock />} className="text-xs text-ink-soft">
      {t('when.zone', { city: city.name })} <bdi>({offset})</bdi>
    </IconFact>
  )
}
