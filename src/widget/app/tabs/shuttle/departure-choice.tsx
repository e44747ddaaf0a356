import { languageRow } from '#kernel/locale.ts'
import { BusFront, ArrowRight } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ShuttleGridRow } from '#domains/shuttles/shuttle-grid.contract.ts'
import { Button } from '#ui/button.tsx'
import { formatDay, formatTime } from '#ui/formats/dates.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { FailureNotice } from '../../failure/failure-notice.tsx'
import type { Called } from '../../use-call.ts'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/formats/price.tsx'
import { unavailableReason } from './departures.ts'

type DepartureChoiceProps = {
  id: string
  called: Called<unknown>
  departures: readonly ShuttleGridRow[]
  /** The first one of another day. */
  soonest: ShuttleGridRow | undefined
  seats: number
  value: string
  onChange: (id: string) => void
  onDay: (day: string) => void
  error: string | undefined
}

/** The departures of a day with the seats left; a day without departures shows another day. */
export function DepartureChoice(props: DepartureChoiceProps) {
  const { id, called, departures, soonest, onDay, error } = props
  const { t } = useTranslation('shuttle')
  const language = useLanguage()
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-xs font-medium text-ink-soft">{t('departures')}</legend>
      {called.isLoading && (
        <div className="flex flex-col gap-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {called.error && <FailureNotice error={called.error} onRetry={called.again} />}
      {called.data !== null && departures.length === 0 && (
        <div
          role="status"
          className="flex flex-col items-center gap-3 rounded-card bg-sand-deep px-4 py-6 text-center"
        >
          <BusFront className="size-8 text-ink-soft" />
          <p className="text-sm">{t(soonest ? 'none' : 'none_at_all')}</p>
          {soonest && (
            <Button variant="second" onClick={() => onDay(soonest.day)}>
              {t('next', { day: formatDay(soonest.day, language, 'brief') })}
            </Button>
          )}
        </div>
      )}
      <div className="flex flex-col gap-2">
        {departures.map((departure, at) => (
          <DepartureCard key={departure.departure_id} {...props} departure={departure} isFirst={at === 0} />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}

/** Fewer remaining seats than this are shown. */
const FEW = 10

type DepartureCardProps = {
  id: string
  departure: ShuttleGridRow
  isFirst: boolean
  seats: number
  value: string
  onChange: (id: string) => void
}

/** A departure: its departure and arrival times, stops, price per seat and seats left. */
function DepartureCard({ id, departure, isFirst, seats, value, onChange }: DepartureCardProps) {
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
            {t('by_way_of', { stops: between.join(languageRow(language).comma) })}
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
