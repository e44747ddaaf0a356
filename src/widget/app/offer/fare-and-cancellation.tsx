import type { Fare, FareLine } from '#domains/fares/lines/fare.contract.ts'
import { classes } from '#ui/classes.ts'
import type { CancellationStep } from './cancellation.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useInstantText } from './use-instant-text.ts'
import type { ReactNode } from 'react'

type FareAndCancellationProps = {
  fare: Fare
  cancellation: readonly CancellationStep[]
  /** Note on who these costs apply to. */
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

/** Lines of a fare up to its total, and the rates of conditional charges. */
function FareDetails({ fare: { lines, total, beyond } }: { fare: Fare }) {
  const { t } = useTranslation('tabs')
  const rates = (['km', 'hour', 'waiting_minute'] as const).flatMap((name) => {
    const rate = beyond[name]
    return rate ? [{ name, rate }] : []
  })
  return (
    <div className="min-w-0">
      <h3 className="text-xs">{t('fare.title')}</h3>
      <dl className="mt-2 flex flex-col gap-1.5 text-xs">
        {lines.map((line, at) => (
          // Lines have no name of their own, and keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={at} label={line.label} note={<Count line={line} />}>
            <Price value={line.amount} />
          </Row>
        ))}
        <Row label={t('fare.total')} className="mt-1 border-t border-line pt-2 text-sm font-semibold">
          <Price value={total} />
        </Row>
      </dl>
      {rates.length > 0 && (
        <>
          <h3 className="mt-4 text-xs">{t('fare.beyond')}</h3>
          <dl className="mt-2 flex flex-col gap-1.5 text-xs">
            {rates.map(({ name, rate }) => (
              <Row key={name} label={t(`fare.beyond_${name}`)}>
                <Price value={rate} />
              </Row>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}

type RowProps = { label: ReactNode; note?: ReactNode; className?: string; children: ReactNode }

function Row({ label, note, className, children }: RowProps) {
  return (
    <div className={classes('flex items-baseline justify-between gap-4', className)}>
      <dt className="min-w-0">
        {label}
        {note}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  )
}

/** Quantity and rate of a line: 130 km × AED 2.00. */
function Count({ line: { quantity, unit, rate } }: { line: FareLine }) {
  const { t } = useTranslation('tabs')
  if (quantity === null || unit === null || rate === null || unit === 'piece') return null
  return (
    <span className="block text-2xs text-ink-soft">
      {t(`unit.${unit}`, { count: quantity })} × <Price value={rate} />
    </span>
  )
}
