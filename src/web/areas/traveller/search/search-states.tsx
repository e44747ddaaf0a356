import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#ui/error-words.ts'
import { WellKnownPlaces } from '#web/rentals/search-form/well-known-places.tsx'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import type { SearchFaults } from '#web/rentals/search-form/search-faults.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { LostRoadDrawing, WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { filterName } from './chosen-filters.tsx'
import type { Choice } from './search-address.ts'
import { chosenFilters, toggleFilter, withNearbyGarages, withoutFilters } from './search-address.ts'

/** The address lacks the place or the dates: the form itself is the next step. */
export function StartState({ criteria, faults }: { criteria: SearchCriteria; faults: SearchFaults }) {
  const { t } = useTranslation('search')
  return (
    <>
      <div className="flex items-end justify-between gap-8">
        <div className="pb-5 md:pb-6">
          <h1 className="text-xl md:text-2xl">{t('start_title')}</h1>
          <p className="mt-2 text-ink-soft">{t('start_text')}</p>
        </div>
        <CarDrawing bodyType="convertible" className="-mb-2 w-56 shrink-0 max-md:hidden" />
      </div>
      <SearchForm search={criteria} faults={faults} />
      <WellKnownPlaces className="pt-10 md:pt-14" />
    </>
  )
}

export function SlowState() {
  const { t } = useTranslation('search')
  return (
    <EmptyState
      drawing={<WaitingDrawing className="mx-auto w-56" />}
      title={t('slow_title')}
      text={t('slow_text')}
    />
  )
}

type EmptyProps = {
  results: SearchResults
  choice: Choice
  onChoose: (choice: Choice) => void
  onEdit: () => void
}

/** No cars: because of the filters, or because no supplier has one. Each remedy is one click. */
export function NoCarsState({ results, choice, onChoose, onEdit }: EmptyProps) {
  const { t } = useTranslation('search')
  const chosen = chosenFilters(choice)
  const drawing = <NoCarsDrawing className="mx-auto w-56" />
  if (chosen.length > 0 && results.unfiltered_total > 0)
    return (
      <EmptyState
        drawing={drawing}
        title={t('empty_title')}
        text={t('empty_text', { count: results.unfiltered_total })}
        action={
          <>
            {chosen.slice(0, 3).map(({ kind, value }) => (
              <Button
                key={`${kind} ${value}`}
                look="second"
                onClick={() => onChoose(toggleFilter(choice, kind, value))}
              >
                {t('drop', { name: filterName(results.facets, kind, value) })}
              </Button>
            ))}
            <Button onClick={() => onChoose(withoutFilters(choice))}>{t('clear')}</Button>
          </>
        }
      />
    )
  return (
    <EmptyState
      drawing={drawing}
      title={t('none_title')}
      text={t('none_text')}
      action={
        <>
          {!choice.filters.NEARBY_GARAGES && (
            <Button onClick={() => onChoose(withNearbyGarages(choice, true))}>{t('widen')}</Button>
          )}
          <Button look="second" onClick={onEdit}>
            {t('other_dates')}
          </Button>
        </>
      }
    />
  )
}

type NoSuchPageProps = { page: number; total: number; pages: number; lastPage: string }

/** An old link to a page that the results no longer fill. */
export function NoSuchPageState({ page, total, pages, lastPage }: NoSuchPageProps) {
  const { t } = useTranslation('search')
  return (
    <EmptyState
      drawing={<NoCarsDrawing className="mx-auto w-56" />}
      title={t('no_page_title', { page })}
      text={t('no_page_text', { cars: t('count', { count: total }), pages })}
      action={<LinkButton to={lastPage}>{t('no_page_last')}</LinkButton>}
    />
  )
}

/** The call failed; what the server says in words comes first. */
export function FailedState({ words, onRetry }: { words: string | null; onRetry: () => void }) {
  const { t } = useTranslation('search')
  return (
    <EmptyState
      drawing={<LostRoadDrawing className="w-full" />}
      title={t('failed_title')}
      text={words ?? t('failed_text')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  )
}

/** The request for the last choice failed: the results below belong to the one before it. */
export function ChoiceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('search')
  const words = useErrorWords()
  return (
    <Notice tone="bad" title={t('failed_title')}>
      <p>{words(error)}</p>
      <Button look="second" className="mt-3" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}
