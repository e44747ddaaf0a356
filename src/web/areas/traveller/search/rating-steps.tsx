import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { FilterRow } from './filter-row.tsx'
import { withRange, type Choice } from './search-address.ts'

type RatingStepsProps = {
  steps: NonNullable<SearchResults['ranges']['RATING']>
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The least mean of travellers' votes that a supplier has. */
export function RatingSteps({ steps, choice, onChoose }: RatingStepsProps) {
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
