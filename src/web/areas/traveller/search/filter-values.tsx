import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BODY_TYPES } from '#kernel/acriss.ts'
import type { Facet, FilterKind } from '#domains/rentals/search/search.contract.ts'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { FilterRow } from './filter-row.tsx'

/** Number of values that a collapsed group shows. */
const SHOWN = 6
/** A longer list can be searched. */
const SEARCHED = 12

type FilterValuesProps = {
  kind: FilterKind
  facets: readonly Facet[]
  chosen: readonly string[]
  all: boolean
  onToggle: (value: string) => void
}

/**
 * Values of a filter among the cars found, the most frequent first; with a search field if there are many.
 */
export function FilterValues({ kind, facets, chosen, all: allAtFirst, onToggle }: FilterValuesProps) {
  const { t } = useTranslation('search')
  const [all, setAll] = useState(allAtFirst)
  const [query, setQuery] = useState('')
  const gone = chosen.filter((value) => !facets.some((facet) => facet.value === value))
  const words = query.trim().toLocaleLowerCase()
  const shown = words
    ? facets.filter(({ label, value }) => chosen.includes(value) || label.toLocaleLowerCase().includes(words))
    : all
      ? facets
      : facets.filter(({ value }, at) => at < SHOWN || chosen.includes(value))
  return (
    <>
      {facets.length > SEARCHED && (
        <input
          type="search"
          value={query}
          aria-label={t('search_in', { kind: t(`kinds.${kind}`) })}
          placeholder={t('search_in', { kind: t(`kinds.${kind}`) })}
          onChange={(event) => setQuery(event.target.value)}
          // Sends no form: the list follows while typing.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          className="filter-field noscript:hidden"
        />
      )}
      {gone.map((value) => (
        <FilterRow
          key={value}
          type="checkbox"
          name={kind}
          value={value}
          label={value}
          count={0}
          on
          onPress={() => onToggle(value)}
        />
      ))}
      {shown.map(({ value, label, count, from }) => {
        const bodyType = kind === 'BODY_TYPE' && BODY_TYPES.find((type) => type === value)
        return (
          <FilterRow
            key={value}
            type="checkbox"
            name={kind}
            value={value}
            label={label}
            count={count}
            from={from}
            on={chosen.includes(value)}
            onPress={() => onToggle(value)}
            drawing={bodyType && <CarDrawing bodyType={bodyType} className="w-12 shrink-0" />}
          />
        )
      })}
      {words !== '' && shown.length === 0 && <p role="status">{t('none_called', { name: query.trim() })}</p>}
      {words === '' && (facets.length > shown.length || all) && facets.length > SHOWN && (
        <button
          type="button"
          onClick={() => setAll(!all)}
          aria-expanded={all}
          className="filter-more noscript:hidden"
        >
          {all ? t('fewer') : t('more', { count: facets.length })}
        </button>
      )}
    </>
  )
}
