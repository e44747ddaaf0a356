import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { filterName } from './filter-names.ts'
import type { Choice } from './search-address.ts'
import { chosenFilters, withNearbyGarages, withoutFilter, withoutFilters } from './search-address.ts'

type ChosenFiltersProps = {
  facets: SearchResults['facets'] | undefined
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** The active filters, as chips that remove them. */
export function ChosenFilters({ facets, choice, onChoose }: ChosenFiltersProps) {
  const { t } = useTranslation('search')
  const { language } = useSite()
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
      {chosen.map((filter) => {
        const name = filterName(filter, { filters: choice.filters, facets, t, language })
        return (
          <li key={`${filter.kind} ${filter.value}`}>
            <Chip
              tone="selected"
              onRemove={() => onChoose(withoutFilter(choice, filter))}
              removeLabel={t('remove', { name })}
            >
              <bdi suppressHydrationWarning>{name}</bdi>
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
