import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { WellKnownPlaces } from '#web/rentals/search-form/well-known-places.tsx'
import { LONGEST_RENTAL_DAYS } from '#domains/rentals/search/search-choice.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { causeOfNoCars, causeOfProblem } from '../no-price/no-price.ts'
import { NoPriceState, StepLink } from '../no-price/no-price-state.tsx'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import type { SearchFaults } from '#web/rentals/search-form/search-faults.ts'
import { searchUrl, type SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { NoCarsDrawing } from '#ui/drawings/no-cars-drawing.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { filterName } from './filter-names.ts'
import type { Choice } from './search-address.ts'
import {
  chosenFilters,
  editAddress,
  resultsUrl,
  withNearbyGarages,
  withoutFilter,
  withoutFilters,
} from './search-address.ts'

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
  criteria: SearchCriteria
  onRetry: () => void
  results: SearchResults
  choice: Choice
  onChoose: (choice: Choice) => void
  onEdit: () => void
}

/** No cars: because of the filters, or because no supplier has one. Each remedy is one click. */
export function NoCarsState({ criteria, results, choice, onChoose, onEdit, onRetry }: EmptyProps) {
  const { t } = useTranslation('search')
  const { t: terms } = useTranslation('search')
  const { language } = useSite()
  const chosen = chosenFilters(choice)
  const drawing = <NoCarsDrawing className="mx-auto w-56" />
  const choosing = (next: Choice) => ({ to: resultsUrl(criteria, next), action: () => onChoose(next) })
  if (chosen.length > 0 && results.unfiltered_total > 0)
    return (
      <EmptyState
        drawing={drawing}
        title={t('empty_title')}
        text={t('empty_text', { count: results.unfiltered_total })}
        action={
          <>
            {chosen.slice(0, 3).map((filter) => (
              <StepLink
                key={`${filter.kind} ${filter.value}`}
                variant="second"
                way={choosing(withoutFilter(choice, filter))}
              >
                {t('drop', {
                  name: filterName(filter, {
                    filters: choice.filters,
                    facets: results.facets,
                    t: terms,
                    language,
                  }),
                })}
              </StepLink>
            ))}
            <StepLink variant="main" way={choosing(withoutFilters(choice))}>
              {t('clear')}
            </StepLink>
          </>
        }
      />
    )
  const cause = causeOfNoCars(results)
  const nearest = results.notices.flatMap((notice) => notice.nearest ?? [])[0]
  return (
    <NoPriceState
      cause={cause}
      title={t(`no_price.${cause}.title`, { age: criteria.driver_age })}
      text={nearest ? t('no_price.nearest_desk', nearest) : t(`no_price.${cause}.text`)}
      targets={{
        ...targetsFrom(criteria, { onEdit, onRetry }),
        ...(nearest && { nearest_desk: searchUrl({ ...criteria, pickup_id: nearest.id }) }),
        ...(!choice.filters.NEARBY_GARAGES && { nearby: choosing(withNearbyGarages(choice, true)) }),
      }}
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

type Actions = { onEdit: () => void; onRetry: () => void }

/** Returns the next steps that this page supports for a search without cars. */
function targetsFrom({ dropoff_id, ...criteria }: SearchCriteria, { onEdit, onRetry }: Actions) {
  const search = { ...criteria, ...(dropoff_id && { dropoff_id }) }
  const edit = { to: editAddress(search), action: onEdit }
  return {
    change_search: edit,
    change_times: edit,
    change_age: edit,
    retry: { to: searchUrl(search), action: onRetry },
    ...(dropoff_id && { same_place: searchUrl(criteria) }),
    with_card: searchUrl({ ...search, with_credit_card: 'true' }),
    without_filters: searchUrl(search),
    local_deals: `/local-deals?${new URLSearchParams({ pickup_id: criteria.pickup_id })}`,
  }
}

type FailedProps = Actions & { criteria: SearchCriteria; error: unknown }

/** The error of a rejected or failed call, and the next steps. */
export function FailedState({ criteria, error, ...actions }: FailedProps) {
  const { t } = useTranslation('search')
  const { language } = useSite()
  const problem = problemOf(error)
  const cause = causeOfProblem(problem)
  // A URL that the server rejects is a search to change.
  const shown = cause === 'offer_not_found' ? 'failed' : cause
  const when = formatDay(`${criteria.pickup_date}T${criteria.pickup_time}`, language)
  return (
    <NoPriceState
      cause={shown}
      title={t(`no_price.${shown}.title`, { days: LONGEST_RENTAL_DAYS })}
      text={(shown === 'failed' && problem?.title) || t(`no_price.${shown}.text`, { when })}
      targets={targetsFrom(criteria, actions)}
    />
  )
}

/** The request for the last choice failed: the results below belong to the one before it. */
export function ChoiceFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('search')
  const words = useErrorWords()
  return (
    <Notice tone="bad" title={t('no_price.failed.title')}>
      <p>{words(error)}</p>
      <Button variant="second" className="mt-3" onClick={onRetry}>
        {t('no_price.next.retry')}
      </Button>
    </Notice>
  )
}
