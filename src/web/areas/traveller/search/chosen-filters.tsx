import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { removableChipClasses } from '#ui/chip.tsx'
import { onPlainClick } from '#web/shell/plain-click.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { filterName } from './filter-names.ts'
import type { Choice } from './search-address.ts'
import { chosenFilters, withNearbyGarages, withoutFilter, withoutFilters } from './search-address.ts'

type ChosenFiltersProps = {
  facets: SearchResults['facets'] | undefined
  choice: Choice
  onChoose: (choice: Choice) => void
  addressOf: (choice: Choice) => string
}

/** The active filters, as chips that remove them: links to the results without. */
export function ChosenFilters({ facets, choice, onChoose, addressOf }: ChosenFiltersProps) {
  const { t } = useTranslation('search')
  const { language } = useSite()
  const chosen = chosenFilters(choice)
  const nearby = choice.filters.NEARBY_GARAGES === true
  if (chosen.length === 0 && !nearby) return null
  const chip = (name: string, next: Choice): ReactNode => (
    <PageLink
      to={addressOf(next)}
      onClick={onPlainClick(() => onChoose(next))}
      aria-label={t('remove', { name })}
      className={removableChipClasses('selected')}
    >
      <bdi suppressHydrationWarning>{name}</bdi>
      <X className="size-4" />
    </PageLink>
  )
  const cleared = withoutFilters(choice)
  return (
    <ul aria-label={t('chosen')} className="quick-row items-center">
      {nearby && <li>{chip(t('nearby'), withNearbyGarages(choice, false))}</li>}
      {chosen.map((filter) => (
        <li key={`${filter.kind} ${filter.value}`}>
          {chip(
            filterName(filter, { filters: choice.filters, facets, t, language }),
            withoutFilter(choice, filter),
          )}
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <LinkButton
            variant="quiet"
            className="min-h-9 px-3 py-1 text-xs"
            to={addressOf(cleared)}
            onClick={onPlainClick(() => onChoose(cleared))}
          >
            {t('clear')}
          </LinkButton>
        </li>
      )}
    </ul>
  )
}
