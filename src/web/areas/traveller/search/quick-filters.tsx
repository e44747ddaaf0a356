import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useSite } from '#web/app/site.tsx'
import { limitText, valueName } from './filter-names.ts'
import { classTiles, quickChoices, type QuickChoice } from './quick-choices.ts'
import { readRanges } from './range-address.ts'
import { FILTERS_FORM, toggleFilter, type Choice } from './search-address.ts'

type QuickFiltersProps = {
  results: SearchResults
  choice: Choice
  onChoose: (choice: Choice) => void
}

/**
 * The most common choices, and the classes with their lowest totals, one click each. Before hydration a click
 * submits the filters' form.
 */
export function QuickFilters({ results, choice, onChoose }: QuickFiltersProps) {
  const { t } = useTranslation('search')
  const { language } = useSite()
  const { facets } = results
  const quick = quickChoices(results, choice)
  const tiles = classTiles(facets)
  const name = ({ kind, value }: QuickChoice) => {
    if (kind === 'sort') return t('sorts.price')
    if (kind !== 'DEPOSIT') return valueName(facets, kind, value)
    const max = readRanges(new URLSearchParams({ DEPOSIT: value })).DEPOSIT?.max
    return t('limits.DEPOSIT', { max: max && limitText(max, language) })
  }
  return (
    <div className="quick-rows">
      {quick.length > 0 && (
        <div role="group" aria-label={t('quick.label')} className="quick-row">
          {quick.map((one) => (
            <Press
              key={`${one.kind} ${one.value}`}
              {...one}
              className="quick-chip"
              onPress={() => onChoose(one.next)}
            >
              <span suppressHydrationWarning>{name(one)}</span>
            </Press>
          ))}
        </div>
      )}
      {tiles.length > 1 && (
        <div role="group" aria-label={t('kinds.CATEGORY')} className="quick-row">
          {tiles.map(({ value, label, from, count }) => (
            <Press
              key={value}
              kind="CATEGORY"
              value={value}
              on={choice.filters.CATEGORY?.includes(value) === true}
              className="class-tile"
              onPress={() => onChoose(toggleFilter(choice, 'CATEGORY', value))}
            >
              {label}
              {count > 0 && (
                <span suppressHydrationWarning>{t('tile_from', { price: formatMoney(from, language) })}</span>
              )}
            </Press>
          ))}
        </div>
      )}
    </div>
  )
}

type PressProps = {
  kind: string
  value: string
  on: boolean
  className: string
  onPress: () => void
  children: ReactNode
}

function Press({ kind, value, on, className, onPress, children }: PressProps) {
  return (
    <button
      type="submit"
      form={FILTERS_FORM}
      name={kind}
      value={value}
      aria-pressed={on}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      {children}
    </button>
  )
}
