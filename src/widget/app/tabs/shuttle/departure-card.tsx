import { ArrowRight } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ShuttleGridRow } from '#domains/shuttles/shuttle-grid.contract.ts'
import { classes } from '#ui/classes.ts'
import { formatTime } from '#ui/formats/dates.ts'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { unavailableReason } from './departures.ts'

/** Seats fewer than these are told, as they may soon be gone. */
const FEW = 10

type DepartureCardProps = {
  id: string
  departure: ShuttleGridRow
  isFirst: boolean
  seats: number
  value: string
  onChange: (id: string) => void
}

/** A departure: when it leaves and arrives, by way of what, the price of a seat and how many are left. */
export function DepartureCard({ id, departure, isFirst, seats, value, onChange }: DepartureCardProps) {
  const { t } = useTranslation('shuttle')
  const language = useLanguage()
  const { departure_id: own, route, stops, seats_left: left, seat_price: price } = departure
  const lack = unavailableReason(departure, seats)
  const between = stops.slice(1, -1).map(({ name }) => name)
  return (
    <label className="flex items-center gap-3 rounded-card border border-line-strong bg-paper px-3 py-3 min-[400px]:px-4 transition-colors duration-150 hover:border-coral-deep has-checked:stands-out has-checked:border-coral-deep has-checked:bg-coral-wash has-checked:ring-1 has-checked:ring-coral-deep has-disabled:border-line has-disabled:opacity-60 has-focus-visible:focus-ring">
      <input
        type="radio"
        name={id}
        id={isFirst ? id : undefined}
        value={own}
        checked={own === value && lack === null}
        disabled={lack !== null}
        onChange={() => onChange(own)}
        className="tick size-5 shrink-0 focus-visible:outline-none"
      />
      <span className="min-w-0 grow">
        <span className="block text-base font-semibold whitespace-nowrap tabular max-[399px]:text-sm">
          {stops.length > 0 &&
            [stops[0], stops.at(-1)].map((stop, at) => (
              <span key={at === 0 ? 'from' : 'to'}>
                {at > 0 && <ArrowRight className="mx-1 inline size-4 mirrored" />}
                {formatTime(stop?.time ?? departure.time, language)}
              </span>
            ))}
        </span>
        <span className="block text-xs">
          <bdi>{route}</bdi>
        </span>
        {between.length > 0 && (
          <span className="block text-2xs text-ink-soft">
            {t('by_way_of', { stops: between.join(language === 'ar' ? '، ' : ', ') })}
          </span>
        )}
      </span>
      <span className="shrink-0 text-end">
        <Price value={price} className="block text-sm font-semibold" />
        <span className="block text-2xs text-ink-soft">{t('a_seat')}</span>
        <span
          className={classes(
            'block text-2xs',
            left < FEW || lack ? 'font-medium text-careful' : 'text-ink-soft',
          )}
        >
          {lack === 'full' ? t('full') : t('left', { count: left })}
        </span>
      </span>
    </label>
  )
}
