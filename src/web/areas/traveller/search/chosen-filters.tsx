import { useTranslation } from 'react-i18next'
import type { FilterKind, SearchResults } from '#domains/rentals/search/search.contract.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import type { Choice } from './search-address.ts'
import { chosenFilters, toggleFilter, withNearbyGarages, withoutFilters } from './search-address.ts'

type ChosenFiltersProps = {
  facets: SearchResults['facets'] | undefined
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The active filters, as chips that remove them. */
export function ChosenFilters({ facets, choice, onChoose }: ChosenFiltersProps) {
  const { t } = useTranslation('search')
  const chosen = chosenFilters(choice)
  const nearby = choice.filters.NEARBY_GARAGES === true
  if (chosen.length === 0 && !nearby) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2">
      {nearby && (
        <li>
          <Chip
            tone="selected"
            onRemove={() => onChoose(withNearbyGarages(choice, false))}
            removeLabel={t('remove', { name: t('nearby') })}
          >
            {t('nearby')}
          </Chip>
        </li>
      )}
      {chosen.map(({ kind, value }) => {
        const name = filterName(facets, kind, value)
        return (
          <li key={`${kind} ${value}`}>
            <Chip
              tone="selected"
              onRemove={() => onChoose(toggleFilter(choice, kind, value))}
              removeLabel={t('remove', { name })}
            >
              <bdi>{name}</bdi>
            </Chip>
          </li>
        )
      })}
      {chosen.length > 1 && (
        <li>
          <Button
            look="quiet"
            className="min-h-9 px-3 py-1 text-xs"
            onClick={() => onChoose(withoutFilters(choice))}
          >
            {t('clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** The server's label of a value; the value itself while it is unknown. */
export function filterName(
  facets: SearchResults['facets'] | undefined,
  kind: FilterKind,
  value: string,
): string {
  return facets?.[kind]?.find((facet) => facet.value === value)?.label ?? value
}
