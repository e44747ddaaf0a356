import { useColon } from '#ui/use-language.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { RevenueItem } from '#domains/partners/reports/partner-report.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { earned } from '../frame/earned.ts'
import { PeriodText } from '../frame/period-text.tsx'

const HEIGHT = 100
/** Width of a bar with its gap. */
const STEP = 10
const GAP = 2

type PeriodChartProps = { periods: readonly string[]; items: readonly RevenueItem[] }

/** The commission of each day or month as bars: what is sure below, what is pending above it, paler. The table says the same. */
export function PeriodChart({ periods, items }: PeriodChartProps) {
  const { t } = useTranslation('partner_reports')
  const colon = useColon()
  const itemOf = new Map(items.map((item) => [item.period, item]))
  const highest = items.reduce<RevenueItem | null>(
    (best, item) => (best && earned(best.commission).amount >= earned(item.commission).amount ? best : item),
    null,
  )
  const max = highest ? earned(highest.commission).amount : 0
  const heightOf = (amount: number) => (max === 0 ? 0 : (amount / max) * HEIGHT)
  return (
    <figure className="rounded-card border border-line bg-paper p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="font-semibold">{t('revenue.chart')}</span>
        {highest?.period && max > 0 && (
          <span className="text-ink-soft">
            {t('revenue.best')} <PeriodText period={highest.period} />
            {colon}
            <Price value={earned(highest.commission)} />
          </span>
        )}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${periods.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-44 w-full border-b border-line-strong mirrored"
      >
        {periods.map((period, at) => {
          const commission = itemOf.get(period)?.commission
          if (!commission) return null
          const whole = heightOf(earned(commission).amount)
          const pending = heightOf(commission.pending.amount)
          const place = { x: at * STEP + GAP / 2, width: STEP - GAP }
          return (
            <g key={period}>
              <rect {...place} y={HEIGHT - whole} height={pending} className="fill-coral" />
              <rect {...place} y={HEIGHT - whole + pending} height={whole - pending} className="fill-good" />
            </g>
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-xs text-ink-soft">
        <PeriodText period={periods[0] ?? ''} />
        <PeriodText period={periods.at(-1) ?? ''} />
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs">
        <Part color="bg-good" text={t('revenue.sure')} />
        <Part color="bg-coral" text={t('earnings:states.pending')} />
      </ul>
    </figure>
  )
}

function Part({ color, text }: { color: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-sm ${color}`} />
      {text}
    </li>
  )
}
