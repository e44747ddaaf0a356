import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import type { Money } from '#kernel/money.ts'
import { histogramPath } from './histogram-path.ts'
import { CustomAmount } from './own-amount.tsx'
import { OWN_FIELDS } from './range-address.ts'
import { withRange, type Choice } from './search-address.ts'

type TotalRangeProps = {
  found: SearchResults['ranges']['TOTAL']
  currency: string
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** Minimum and maximum total, below a histogram of the totals. */
export function TotalRange({ found, currency, choice, onChoose }: TotalRangeProps) {
  const { t } = useTranslation('search')
  const range = choice.filters.TOTAL
  const limited = (limits: { min?: Money | undefined; max?: Money | undefined }) => {
    const { min, max }: typeof limits = { ...range, ...limits }
    const next = { ...(min && { min }), ...(max && { max }) }
    onChoose(withRange(choice, 'TOTAL', min || max ? next : undefined))
  }
  // Amounts in another currency cannot be compared with the chart.
  const within = (limit: Money | undefined) => (limit?.currency === currency ? limit.amount : undefined)
  const units = (amount: number | undefined) => (amount === undefined ? undefined : `${amount}`)
  return (
    <>
      {found && (
        <svg
          viewBox="0 0 240 48"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="histogram drawing-turns"
        >
          <path d={histogramPath(found, {})} />
          <path
            d={histogramPath(found, { min: within(range?.min), max: within(range?.max) })}
            className="inside"
          />
        </svg>
      )}
      <div className="own-amounts">
        <CustomAmount
          name={OWN_FIELDS.TOTAL_MIN}
          label={t('limits.from')}
          currency={currency}
          limit={range?.min}
          placeholder={units(found && Math.floor(found.min.amount / 100))}
          onLimit={(min) => limited({ min })}
        />
        <CustomAmount
          name={OWN_FIELDS.TOTAL_MAX}
          label={t('limits.to')}
          currency={currency}
          limit={range?.max}
          placeholder={units(found && Math.ceil(found.max.amount / 100))}
          onLimit={(max) => limited({ max })}
        />
      </div>
    </>
  )
}
