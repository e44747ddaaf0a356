import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Fare, FareLine } from '#domains/fares/lines/fare.contract.ts'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/formats/price.tsx'

/** Each line of a fare up to its total, and the rates of what is paid only if it comes to it. */
export function FareDetails({ fare: { lines, total, beyond } }: { fare: Fare }) {
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

/** How often a rate is paid: 130 km × AED 2.00. */
function Count({ line: { quantity, unit, rate } }: { line: FareLine }) {
  const { t } = useTranslation('tabs')
  if (quantity === null || unit === null || rate === null || unit === 'piece') return null
  return (
    <span className="block text-2xs text-ink-soft">
      {t(`unit.${unit}`, { count: quantity })} × <Price value={rate} />
    </span>
  )
}
