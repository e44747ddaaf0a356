import type { ReactNode } from 'react'
import { add, zero, type Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Fact } from './fact.tsx'

/** Money that an action moves, and its recipient or payer. */
export type MovedMoney = { sums: readonly Money[]; who: ReactNode }

/** The sum and the recipients of a money movement. */
export function MoneyFacts({ sums, who }: MovedMoney) {
  const { t } = useTranslation('staff')
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-2">
      <Fact label={t('moved.sum')}>
        {totalsOf(sums).map((total) => (
          <Price key={total.currency} value={total} className="block font-semibold" />
        ))}
      </Fact>
      <Fact label={t('moved.who')}>{who}</Fact>
    </dl>
  )
}

function totalsOf(sums: readonly Money[]): Money[] {
  const totals = new Map<string, Money>()
  for (const one of sums) {
    const { currency } = one
    totals.set(currency, add(totals.get(currency) ?? zero(currency), one))
  }
  return [...totals.values()]
}
