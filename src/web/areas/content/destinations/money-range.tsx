import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import { formatMoney, Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'

/** The lowest and the highest of some amounts; one amount if they are equal. */
export function MoneyRange({ low, high }: { low: Money; high: Money }) {
  const { t } = useTranslation('destinations')
  const language = useLanguage()
  if (low.amount === high.amount) return <Price value={low} />
  return (
    <span className="tabular" suppressHydrationWarning>
      {t('fact.range', { low: formatMoney(low, language), high: formatMoney(high, language) })}
    </span>
  )
}
