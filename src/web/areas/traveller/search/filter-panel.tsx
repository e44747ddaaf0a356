import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FilterKind, RangeKind } from '#domains/rentals/search/search-choice.contract.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { Switch } from '#ui/fields/checkbox.tsx'
import { FilterGroup } from './filter-group.tsx'
import { FilterValues } from './filter-values.tsx'
import { LimitSteps } from './limit-steps.tsx'
import { TotalRange } from './total-range.tsx'
import { type Choice, toggleFilter, withNearbyGarages, withRange } from './search-address.ts'
import { useState } from 'react'
import { FilterRow } from './filter-row.tsx'

/** In the order of interest to travellers; the first few start open. */
const KINDS: readonly (FilterKind | RangeKind)[] = [
  'TOTAL',
  'CANCELLATION',
  'TRANSMISSION',
  'DEPOSIT',
  'DESK',
  'CATEGORY',
  'EXCESS',
  'PAYMENT',
  'FUEL_POLICY',
  'MILEAGE',
  'BODY_TYPE',
  'SEATS',
  'FUEL',
  'SUPPLIER',
  'RATING',
  'GARAGE',
  'CAR_MODEL',
]
const OPEN = 6

export type FilterPanelProps = {
  results: Pick<SearchResults, 'facets' | 'ranges' | 'currency'>
  choice: Choice
  onChoose: (choice: Choice) => void
  age: number
  onAge: (age: number) => void
  /** Kinds opened by the address, for who has no script. */
  opened?: readonly string[]
}

/** All filters, each with its number of cars and lowest price; a choice takes effect at once. */
export function FilterPanel({ results, choice, onChoose, age, onAge, opened }: FilterPanelProps) {
  const { t } = useTranslation('search')
  return (
    <div className="filter-panel">
      <Switch
        label={t('nearby')}
        hint={t('nearby_hint')}
        name="NEARBY_GARAGES"
        value="true"
        checked={choice.filters.NEARBY_GARAGES === true}
        onChange={(event) => onChoose(withNearbyGarages(choice, event.target.checked))}
        className="pb-3"
      />
      <DriverAge age={age} onAge={onAge} />
      {KINDS.map((kind, at) => {
        if (!hasSomething(kind, results, choice)) return null
        const byAddress = opened?.includes(kind) === true
        return (
          <FilterGroup
            key={kind}
            kind={kind}
            open={at < OPEN || byAddress || choice.filters[kind] !== undefined}
          >
            <Filter kind={kind} results={results} choice={choice} onChoose={onChoose} all={byAddress} />
          </FilterGroup>
        )
      })}
    </div>
  )
}

type FilterProps = Omit<FilterPanelProps, 'opened' | 'age' | 'onAge'> & {
  kind: FilterKind | RangeKind
  all: boolean
}

function Filter({ kind, results, choice, onChoose, all }: FilterProps) {
  const { ranges, facets } = results
  switch (kind) {
    case 'TOTAL':
      return (
        <TotalRange found={ranges.TOTAL} choice={choice} onChoose={onChoose} currency={results.currency} />
      )
    case 'DEPOSIT':
    case 'EXCESS':
      return (
        <LimitSteps
          kind={kind}
          steps={ranges[kind] ?? []}
          choice={choice}
          onChoose={onChoose}
          currency={results.currency}
        />
      )
    case 'RATING':
      return <RatingSteps steps={ranges.RATING ?? []} choice={choice} onChoose={onChoose} />
    default:
      return (
        <FilterValues
          kind={kind}
          facets={facets[kind] ?? []}
          chosen={choice.filters[kind] ?? []}
          all={all}
          onToggle={(value) => onChoose(toggleFilter(choice, kind, value))}
        />
      )
  }
}

/** Returns true if a kind has anything to choose, or is chosen: then it must stay, or it could not be taken off. */
function hasSomething(
  kind: FilterKind | RangeKind,
  { facets, ranges }: FilterPanelProps['results'],
  { filters }: Choice,
): boolean {
  if (filters[kind] !== undefined) return true
  switch (kind) {
    case 'TOTAL':
      return ranges.TOTAL !== undefined
    case 'DEPOSIT':
    case 'EXCESS':
    case 'RATING':
      return (ranges[kind]?.length ?? 0) > 0
    default:
      return (facets[kind]?.length ?? 0) > 0
  }
}

type DriverAgeProps = { age: number; onAge: (age: number) => void }

/** The age that suppliers price the cars for; another one takes effect with Enter, or when the field is left. */
function DriverAge({ age, onAge }: DriverAgeProps) {
  const { t } = useTranslation('search')
  const [draft, setDraft] = useState<{ text: string; over: number } | null>(null)
  // The entered age applies until the age changes otherwise.
  const text = draft?.over === age ? draft.text : `${age}`
  const take = (field: HTMLInputElement) => {
    if (field.value === '' || !field.validity.valid) setDraft(null)
    else if (field.valueAsNumber !== age) onAge(field.valueAsNumber)
  }
  return (
    <label className="own-amount">
      <span>{t('age')}</span>
      <span>
        <input
          type="number"
          inputMode="numeric"
          min={18}
          max={99}
          name="driver_age"
          value={text}
          onChange={(event) => setDraft({ text: event.target.value, over: age })}
          onBlur={(event) => take(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take(event.currentTarget)
          }}
          className="filter-field"
        />
      </span>
    </label>
  )
}

type RatingStepsProps = {
  steps: NonNullable<SearchResults['ranges']['RATING']>
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The least mean of travellers' votes that a supplier has. */
function RatingSteps({ steps, choice, onChoose }: RatingStepsProps) {
  const { t } = useTranslation('search')
  const chosen = choice.filters.RATING?.min
  const all =
    chosen === undefined || steps.some(({ min }) => min === chosen) ? steps : [...steps, { min: chosen }]
  return (
    <>
      <FilterRow
        type="radio"
        name="RATING"
        value=""
        label={t('limits.any')}
        on={chosen === undefined}
        onPress={() => onChoose(withRange(choice, 'RATING', undefined))}
      />
      {all.map((step) => (
        <FilterRow
          key={step.min}
          type="radio"
          name="RATING"
          value={`${step.min}`}
          label={t('limits.rating', { min: step.min })}
          on={step.min === chosen}
          onPress={() => onChoose(withRange(choice, 'RATING', { min: step.min }))}
          {...('count' in step && { count: step.count, from: step.from })}
        />
      ))}
    </>
  )
}
