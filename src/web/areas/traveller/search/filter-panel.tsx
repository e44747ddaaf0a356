import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BODY_TYPES } from '#kernel/acriss.ts'
import type { Facet, FilterKind, SearchResults } from '#domains/rentals/search/search.contract.ts'
import { Checkbox, Switch } from '#ui/fields/checkbox.tsx'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { Price } from '#ui/formats/price.tsx'
import type { Choice } from './search-address.ts'
import { toggleFilter, withNearbyGarages } from './search-address.ts'

/** In the order of interest to travellers; the first few start open. */
const KINDS: readonly FilterKind[] = [
  'CATEGORY',
  'BODY_TYPE',
  'TRANSMISSION',
  'FUEL',
  'SEATS',
  'SUPPLIER',
  'MILEAGE',
  'GARAGE',
  'CAR_MODEL',
]
const OPEN = 3
const SHOWN = 6

type FilterPanelProps = {
  facets: SearchResults['facets']
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** All filters with how many cars each leaves and from what price; a choice takes effect at once. */
export function FilterPanel({ facets, choice, onChoose }: FilterPanelProps) {
  const { t } = useTranslation('search')
  return (
    <div className="flex flex-col">
      <Switch
        label={t('nearby')}
        hint={t('nearby_hint')}
        name="NEARBY_GARAGES"
        value="true"
        checked={choice.filters.NEARBY_GARAGES === true}
        onChange={(event) => onChoose(withNearbyGarages(choice, event.target.checked))}
        className="pb-3"
      />
      {KINDS.map((kind, at) => (
        <FilterGroup
          key={kind}
          kind={kind}
          facets={facets[kind] ?? []}
          chosen={choice.filters[kind] ?? []}
          open={at < OPEN}
          onToggle={(value) => onChoose(toggleFilter(choice, kind, value))}
        />
      ))}
    </div>
  )
}

type FilterGroupProps = {
  kind: FilterKind
  facets: readonly Facet[]
  chosen: readonly string[]
  open: boolean
  onToggle: (value: string) => void
}

function FilterGroup({ kind, facets, chosen, open, onToggle }: FilterGroupProps) {
  const { t } = useTranslation('search')
  const [all, setAll] = useState(false)
  // A chosen value that no car has any more must stay, or it could not be removed.
  const gone = chosen.filter((value) => !facets.some((facet) => facet.value === value))
  if (facets.length + gone.length === 0) return null
  const shown = all ? facets : facets.filter(({ value }, at) => at < SHOWN || chosen.includes(value))
  return (
    <details open={open || chosen.length > 0} className="group border-t border-line py-2">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span id={`filter-${kind}`}>{t(`kinds.${kind}`)}</span>
        <ChevronDown className="size-4 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div role="group" aria-label={t(`kinds.${kind}`)}>
        {gone.map((value) => (
          <FilterValue key={value} kind={kind} value={value} label={value} count={0} on onToggle={onToggle} />
        ))}
        {shown.map(({ value, label, count, from }) => (
          <FilterValue
            key={value}
            kind={kind}
            value={value}
            label={label}
            count={count}
            from={count > 0 ? t('from', { price: '' }).trim() : undefined}
            price={count > 0 ? <Price value={from} /> : undefined}
            on={chosen.includes(value)}
            onToggle={onToggle}
          />
        ))}
        {facets.length > shown.length || all ? (
          <button
            type="button"
            onClick={() => setAll(!all)}
            aria-expanded={all}
            className="min-h-11 text-xs font-medium text-coral-deep underline-offset-4 hover:underline"
          >
            {all ? t('fewer') : t('more', { count: facets.length })}
          </button>
        ) : null}
      </div>
    </details>
  )
}

type FilterValueProps = {
  kind: FilterKind
  value: string
  label: string
  count: number
  from?: string | undefined
  price?: ReactNode
  on: boolean
  onToggle: (value: string) => void
}

function FilterValue({ kind, value, label, count, from, price, on, onToggle }: FilterValueProps) {
  const bodyType = kind === 'BODY_TYPE' && BODY_TYPES.find((type) => type === value)
  return (
    <Checkbox
      name={kind}
      value={value}
      checked={on}
      onChange={() => onToggle(value)}
      className="[&>label>span]:grow lg:[&>label]:min-h-10"
      label={
        <span className="flex items-center gap-2">
          {bodyType && <CarDrawing bodyType={bodyType} className="w-12 shrink-0" />}
          <span className="min-w-0 grow">
            <bdi>{label}</bdi> <span className="text-xs text-ink-soft tabular">({count})</span>
          </span>
          {price && (
            <span className="shrink-0 text-xs text-ink-soft">
              <span className="sr-only">{from} </span>
              {price}
            </span>
          )}
        </span>
      }
    />
  )
}
