import { useTranslation } from 'react-i18next'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { Price } from '#ui/formats/price.tsx'

/** Quoted, billed, paid and due, side by side. */
export function MoneyRows({ money }: { money: StaffTrip['money'] }) {
  const { t } = useTranslation('dispatch')
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-sm sm:grid-cols-4 xl:grid-cols-2">
      {(['quoted', 'billed', 'paid', 'due'] as const).map((part) => {
        const amount = money[part]
        return (
          <div key={part}>
            <dt className="text-xs text-ink-soft">{t(`money.${part}`)}</dt>
            <dd className={part === 'due' ? 'font-semibold' : undefined}>
              {amount ? <Price value={amount} /> : t('money.not_billed')}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
