import { BusFront } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ShuttleGridRow } from '#domains/shuttles/shuttle-grid.contract.ts'
import { Button } from '#ui/button.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { FailureNotice } from '../../failure/failure-notice.tsx'
import type { Called } from '../../use-call.ts'
import { DepartureCard } from './departure-card.tsx'

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

/** The departures of a day with the seats that are left; a day without any names another. */
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
            <Button look="second" onClick={() => onDay(soonest.day)}>
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
