import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { EARNING_STATES } from '#domains/partners/record/earning.contract.ts'
import type { RevenueItem } from '#domains/partners/reports/partner-report.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { StateChip } from './state-chip.tsx'

/** A commission by state, with the meaning of each state. */
export function CommissionStates({ commission }: Pick<RevenueItem, 'commission'>) {
  const { t } = useTranslation('earnings')
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 xl:grid-cols-5">
      {EARNING_STATES.map((state) => (
        <div key={state} className="flex min-w-0 flex-col items-start gap-1">
          <dt>
            <StateChip state={state} />
          </dt>
          <dd>
            <Price value={commission[state]} className="block text-lg font-semibold" />
            <span className="text-xs text-ink-soft">{t(`meaning.${state}`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
