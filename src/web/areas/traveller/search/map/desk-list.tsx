import { MapPin } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/formats/price.tsx'
import type { DeskOnMap } from './desks-on-map.ts'

type DeskListProps = { desks: readonly DeskOnMap[]; onTurn: (desks: readonly string[]) => void }

/** Every desk by itself: those that stand together on the map, and one whose place is not known, can be chosen here. */
export function DeskList({ desks, onTurn }: DeskListProps) {
  const { t } = useTranslation('search')
  return (
    <ul
      aria-label={t('map.list')}
      className="divide-y divide-line border-t border-line max-lg:max-h-64 max-lg:overflow-y-auto"
    >
      {desks.map(({ value, label, count, from, chosen }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={chosen}
            onClick={() => onTurn([value])}
            className={classes(
              'flex min-h-11 w-full items-center gap-2 px-3 py-2 text-start text-sm hover:text-coral-deep',
              chosen && 'bg-coral-wash font-semibold',
            )}
          >
            <MapPin className={classes('size-4 shrink-0', chosen ? 'text-coral-deep' : 'text-ink-soft')} />
            <span className="min-w-0 grow">
              <bdi>{label}</bdi>{' '}
              <span className="text-xs text-ink-soft tabular">({t('count', { count })})</span>
            </span>
            {count > 0 && (
              <span className="shrink-0 text-xs tabular">
                {t('from', { price: '' }).trim()} <Price value={from} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
