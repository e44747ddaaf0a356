import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import { rangeText } from '#kernel/range-text.ts'
import { useSite } from '#web/app/site.tsx'
import { Price } from '#ui/formats/price.tsx'
import { FigureTable } from './figure-table.tsx'
import { monthText } from './month-text.ts'

/** The lowest price per day of each month of pick-up, with a bar to compare them by. */
export function MonthPrices({ months, days }: { months: Destination['by_month']; days: string }) {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  const max = Math.max(...months.map(({ price }) => price.per_day.amount))
  return (
    <FigureTable
      title={t('prices.by_month')}
      columns={[t('prices.month'), t('prices.day_price_for', { days })]}
    >
      {months.map(({ month, price }) => (
        <tr key={month}>
          <th scope="row" className="py-2.5 pe-4 text-start font-normal" suppressHydrationWarning>
            {monthText(month, language)}
          </th>
          <td className="w-1/2 py-2.5 text-end">
            <Price value={price.per_day} className="font-semibold" />
            <Bar share={price.per_day.amount / max} />
          </td>
        </tr>
      ))}
    </FigureTable>
  )
}

/** The median price per day, by the time between its recording and the pick-up. */
export function DaysLeftPrices({ spans, days }: { spans: Destination['by_days_left']; days: string }) {
  const { t } = useTranslation('destinations')
  const { language } = useSite()
  const max = Math.max(...spans.map(({ per_day }) => per_day.amount))
  return (
    <FigureTable
      title={t('prices.by_days_left')}
      text={t('prices.by_days_left_text')}
      columns={[t('prices.days_left'), t('prices.count'), t('prices.day_price_for', { days })]}
    >
      {spans.map(({ from_days, to_days, per_day, seen }) => (
        <tr key={from_days}>
          <th scope="row" className="py-2.5 pe-4 text-start font-normal tabular">
            {to_days === null
              ? t('prices.days_more', { from: from_days })
              : rangeText(from_days, to_days, language)}
          </th>
          <td className="py-2.5 pe-4 text-end text-ink-soft tabular">{seen}</td>
          <td className="w-2/5 py-2.5 text-end">
            <Price value={per_day} className="font-semibold" />
            <Bar share={per_day.amount / max} />
          </td>
        </tr>
      ))}
    </FigureTable>
  )
}

const BAR_WIDTH = 100

/** A share of the highest figure as a bar from the end of the line; the figure itself is read. */
function Bar({ share }: { share: number }) {
  const width = Math.round(share * BAR_WIDTH)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${BAR_WIDTH} 4`}
      preserveAspectRatio="none"
      className="mt-1 block h-1 w-full text-coral mirrored"
    >
      <rect x={BAR_WIDTH - width} width={width} height="4" rx="1" className="fill-current" />
    </svg>
  )
}
