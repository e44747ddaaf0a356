import type { Fare } from '#domains/fares/lines/fare.contract.ts'
import { classes } from '#ui/classes.ts'
import type { CancellationStep } from './cancellation.ts'
import { FareDetails } from './fare-details.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useInstantText } from './use-instant-text.ts'

type FareAndCancellationProps = {
  fare: Fare
  cancellation: readonly CancellationStep[]
  /** To whom these costs apply. */
  note?: string
  timeZone: string
  className: string
}

/** Breakdown of a price and its cancellation costs, side by side if there is room. */
export function FareAndCancellation({
  fare,
  cancellation,
  note,
  timeZone,
  className,
}: FareAndCancellationProps) {
  return (
    <div
      className={classes(
        'grid gap-5 bg-sand p-4 min-[640px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
        className,
      )}
    >
      <FareDetails fare={fare} />
      <CancellationSteps steps={cancellation} note={note} timeZone={timeZone} />
    </div>
  )
}

/** Cancellation costs by step, in local time. */
function CancellationSteps({
  steps,
  note,
  timeZone,
}: {
  steps: readonly CancellationStep[]
  note: string | undefined
  timeZone: string
}) {
  const { t } = useTranslation('tabs')
  const instant = useInstantText(timeZone)
  if (steps.length === 0) return null
  return (
    <div className="min-w-0">
      <h3 className="text-xs">{t('cancel.title')}</h3>
      <ol className="mt-2 flex flex-col text-xs">
        {steps.map(({ until, fee }, at) => (
          <li key={until ?? 'then'} className="relative flex gap-3 pb-3 last:pb-0">
            {at < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="absolute inset-s-[5px] top-3 bottom-0 w-px bg-line-strong"
              />
            )}
            <span
              aria-hidden="true"
              className={`mt-1 size-[11px] shrink-0 rounded-full ${fee.amount === 0 ? 'bg-good' : 'bg-line-strong'}`}
            />
            <span className="min-w-0">
              <span className="block text-ink-soft">
                {until !== null && t('cancel.until', { at: instant(until) })}
                {until === null && t(steps.length > 1 ? 'cancel.then' : 'cancel.always')}
              </span>
              <span className="font-semibold">
                {fee.amount === 0 ? t('cancel.free') : <Price value={fee} />}
              </span>
            </span>
          </li>
        ))}
      </ol>
      {note !== undefined && steps.some(({ fee }) => fee.amount > 0) && (
        <p className="mt-2 text-xs text-ink-soft">{note}</p>
      )}
    </div>
  )
}
