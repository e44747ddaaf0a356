import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useNavigate } from 'react-router'
import { PageHead } from '#web/shell/page-head.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { classes } from '#ui/classes.ts'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CompareTray } from '#web/rentals/choice/compare-tray.tsx'
import { CouponNote } from '#web/rentals/coupon-note.tsx'
import { PriceAlert } from '../price-mails/price-alert.tsx'
import { CheaperDayNote } from './cheaper-day-note.tsx'
import { ShareButton } from '#web/shell/share-button.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { missingSuppliers, type MissingSupplier } from './answered-suppliers.ts'
import { FiltersSidebar, FiltersSheet } from './filters.tsx'
import { CarRates } from './car-rates.tsx'
import { DeskMap, MapLink } from './map/desk-map.tsx'
import { FIRST_CAR, OfferList } from './offer-list.tsx'
import { usePlaceName } from './place-name.ts'
import { QuickFilters } from './quick-filters.tsx'
import { ResultsToolbar } from './results-toolbar.tsx'
import { PAGE_SIZE, resultsUrl } from './search-address.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import type { Choice } from './search-address.ts'
import { ChoiceFailed, FailedState, NoCarsState, NoSuchPageState } from './search-states.tsx'
import { SearchSummary } from './search-summary.tsx'
import { SupplierProgress } from './supplier-progress.tsx'
import { lowestResultPrice } from './lowest-result-price.ts'
import { useSharedSearch } from './use-shared-search.ts'
import { useSearch } from './use-search.ts'
import './results.css'

/** The results of one search: summary, filters, list and pages. */
export function SearchResultsView({
  criteria,
  choice: settled,
}: {
  criteria: SearchCriteria
  choice: Choice
}) {
  const { t } = useTranslation('search')
  const navigate = useNavigate()
  const [choice, setChoice] = useChoiceAhead(settled, resultsUrl(criteria, settled))
  const [editing, setEditing] = useState(false)
  const [filtering, setFiltering] = useState(false)
  const search = useSearch(criteria, choice)
  const { results, complete, stale, error } = search
  const place = usePlaceName(criteria.pickup_id, results?.items[0]?.pickup)
  const from = lowestResultPrice(results, choice)
  const shared = useSharedSearch({ criteria, choice, place, days: results?.days, from })
  const addressOf = (next: Choice) => resultsUrl(criteria, next)
  const choose = (next: Choice) => {
    setChoice(next)
    // Back undoes one choice after the other.
    const replace = addressOf(next) === addressOf(settled)
    void navigate(addressOf(next), { replace, preventScrollReset: true })
  }
  const chooseAge = (driver_age: number) =>
    void navigate(resultsUrl({ ...criteria, driver_age }, { ...choice, page: 1 }), {
      preventScrollReset: true,
    })
  // No results yet does not mean none: until the search is complete, placeholders are shown instead.
  const waiting = !complete && results?.unfiltered_total === 0
  const found = waiting ? undefined : results
  const over = results !== undefined && !stale && complete
  const empty = over && results.total === 0
  const pages = Math.ceil((results?.total ?? 0) / PAGE_SIZE)
  const missing = over && !empty && choice.car === undefined ? missingSuppliers(results) : []
  const missed = new Set(missing.map(({ name }) => name))
  const noticed = (results?.notices ?? []).filter(
    ({ code, supplier = '' }) => !(empty && SHOWN_CAUSES.has(code)) && !missed.has(supplier),
  )
  const pastTheEnd = over && !empty && choice.page > pages
  return (
    <div className="page-width flex flex-col gap-2 py-2 md:gap-4 md:py-5">
      <PageHead title={t('title_at', { place })} description={t('description', { place })} shared={shared} />
      <SearchSummary criteria={criteria} place={place} editing={editing} onEditing={setEditing} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 max-md:sr-only">
        <h1 className="text-xl">{t('title_at', { place })}</h1>
        <div className="max-md:hidden">
          <ShareButton path={shared.path} title={shared.title} />
        </div>
      </div>
      {error && !results ? (
        <FailedState
          criteria={criteria}
          error={error}
          onEdit={() => setEditing(true)}
          onRetry={search.retry}
        />
      ) : (
        <>
          <SkipToCars />
          {choice.car === undefined &&
            (found ? (
              <QuickFilters results={found} choice={choice} onChoose={choose} />
            ) : (
              <Skeleton className="h-24" />
            ))}
          <div className={choice.view ? 'results-with-map' : 'grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]'}>
            {choice.view && (
              <DeskMap criteria={criteria} choice={choice} facets={found?.facets.GARAGE} onChoose={choose} />
            )}
            <SkipToCars />
            <FiltersSidebar
              criteria={criteria}
              choice={choice}
              results={found}
              onChoose={choose}
              onAge={chooseAge}
            />
            <div className="flex min-w-0 flex-col gap-2 md:gap-3">
              {!complete && <RefreshLink to={addressOf(choice)} />}
              {choice.car !== undefined && (
                <CarRates car={results?.items[0]?.vehicle.name} to={addressOf(withoutCar(choice))} />
              )}
              <ResultsToolbar
                total={waiting ? undefined : results?.total}
                unfiltered={results?.unfiltered_total}
                rated={!found || found.ranges.RATING.length > 0}
                choice={choice}
                onChoose={choose}
                onFilters={() => setFiltering(true)}
                progress={<SupplierProgress plans={results?.suppliers} complete={complete} />}
                map={<MapLink criteria={criteria} choice={choice} />}
              />
              {criteria.coupon && <CouponNote code={criteria.coupon} />}
              <ChosenFilters facets={found?.facets} choice={choice} onChoose={choose} addressOf={addressOf} />
              <Notices notices={noticed.filter(({ code }) => OF_THE_SEARCH.has(code))} />
              <MissingSuppliers missing={missing} />
              {error && <ChoiceFailed error={error} onRetry={search.retry} />}
              {empty ? (
                <NoCarsState
                  criteria={criteria}
                  onRetry={search.retry}
                  results={results}
                  choice={choice}
                  onChoose={choose}
                  onEdit={() => setEditing(true)}
                />
              ) : pastTheEnd ? (
                <NoSuchPageState
                  page={choice.page}
                  total={results.total}
                  pages={pages}
                  lastPage={addressOf({ ...choice, page: pages })}
                />
              ) : (
                <div
                  aria-busy={stale && !error}
                  className={classes('transition-opacity duration-150', stale && 'opacity-60')}
                >
                  <OfferList
                    search={search}
                    page={choice.page}
                    pickUpDate={criteria.pickup_date}
                    coupon={criteria.coupon}
                    addressOf={(page) => addressOf({ ...choice, page })}
                    note={complete && <CheaperDayNote criteria={criteria} choice={choice} found={from} />}
                  />
                </div>
              )}
              <div className="md:hidden">
                <ShareButton path={shared.path} title={shared.title} variant="second" wide />
              </div>
              {over && <PriceAlert criteria={criteria} choice={choice} lowest={results.ranges.TOTAL?.min} />}
              {complete && <Notices notices={noticed.filter(({ code }) => !OF_THE_SEARCH.has(code))} />}
            </div>
          </div>
        </>
      )}
      <CompareTray />
      <FiltersSheet
        open={filtering}
        onClose={() => setFiltering(false)}
        total={waiting ? undefined : results?.total}
        results={found}
        criteria={criteria}
        choice={choice}
        onChoose={choose}
        onAge={chooseAge}
      />
    </div>
  )
}

/** Skip links for keyboard users: past the choices above the list and the filters next to it. */
function SkipToCars() {
  const { t } = useTranslation('search')
  return (
    <a href={`#${FIRST_CAR}`} className="skip-to-cars">
      {t('skip_to_cars')}
    </a>
  )
}

function withoutCar(choice: Choice): Choice {
  const { car: _, ...others } = choice
  return others
}

/** Returns the current choice: a new one applies at once, until the address has changed and decides. */
function useChoiceAhead(settled: Choice, address: string): [Choice, (next: Choice) => void] {
  const [ahead, setAhead] = useState<{ choice: Choice; from: string } | null>(null)
  // Dropped with the address, so that it does not apply again on a later return.
  if (ahead && ahead.from !== address) setAhead(null)
  const choice = ahead?.from === address ? ahead.choice : settled
  return [choice, (next) => setAhead({ choice: next, from: address })]
}

/** Causes that the page without cars shows itself; their notices would repeat them. */
const SHOWN_CAUSES: ReadonlySet<string> = new Set(['no_supplier', 'one_way_not_offered'])

/** Codes of notices about how the search was interpreted, shown above the cars. */
const OF_THE_SEARCH: ReadonlySet<string> = new Set(['hour_skipped'])

/** A link that reloads the results: before hydration the page does not poll. */
function RefreshLink({ to }: { to: string }) {
  const { t } = useTranslation('search')
  return (
    <noscript>
      <LinkButton to={to} variant="second">
        {t('look_again')}
      </LinkButton>
    </noscript>
  )
}

/** Suppliers missing from the list, with reasons. */
function MissingSuppliers({ missing }: { missing: readonly MissingSupplier[] }) {
  const { t } = useTranslation('search')
  if (missing.length === 0) return null
  return (
    <Notice tone="plain" title={t('missing_suppliers')}>
      <ul>
        {missing.flatMap(({ name, status, messages }) =>
          (messages.length > 0 ? messages : [t(`supplier_status.${status}`)]).map((reason) => (
            <li key={`${name} ${reason}`}>
              <bdi>{name}</bdi>: {reason}
            </li>
          )),
        )}
      </ul>
    </Notice>
  )
}

/** The server’s messages about empty stations and how it interpreted the search. */
function Notices({ notices }: { notices: readonly { code: string; message: string }[] }) {
  const { t } = useTranslation('search')
  if (notices.length === 0) return null
  return (
    <Notice tone="plain" title={t('notices')}>
      <ul>
        {[...new Set(notices.map(({ message }) => message))].map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}
