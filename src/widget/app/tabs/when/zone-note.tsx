import { Clock } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { CityGridRow } from '#domains/trips/grids/places/places.contract.ts'
import { visitorZone } from '#ui/formats/wall-time.ts'
import type { When } from './place-clock.ts'
import { otherOffset } from './zone.ts'

/** Whose clock the times are on, where it is not the visitor's. */
export function ZoneNote({ city, at }: { city: CityGridRow | null; at: When }) {
  const { t } = useTranslation('tabs')
  const offset = city && otherOffset(city.time_zone, visitorZone(), at)
  if (!offset) return null
  return (
    <p className="flex items-center gap-1.5 text-xs text-ink-soft">
      <Clock className="size-4 shrink-0" />
      <span>
        {t('when.zone', { city: city.name })} <bdi>({offset})</bdi>
      </span>
    </p>
  )
}
