import type { ReactNode } from 'react'
import type { Money } from '#kernel/money.ts'
import { useLanguage } from '#ui/use-language.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type FilterRowProps = {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  count?: number
  from?: Money
  on: boolean
  onPress: () => void
  drawing?: ReactNode
}

/** One choice of a filter, with its number of cars and their lowest total. */
export function FilterRow({ type, name, value, label, count, from, on, onPress, drawing }: FilterRowProps) {
  const { t } = useTranslation('search')
  const language = useLanguage()
  return (
    <label className="filter-row">
      <input type={type} name={name} value={value} checked={on} onChange={onPress} className="tick" />
      {drawing}
      <span>
        <bdi suppressHydrationWarning>{label}</bdi>
        {count !== undefined && <small>{` (${count})`}</small>}
      </span>
      {from && count !== 0 && (
        <small suppressHydrationWarning>
          <span className="sr-only">{`${t('search:from_word')} `}</span>
          {formatMoney(from, language)}
        </small>
      )}
    </label>
  )
}
