import { useSearchParams } from 'react-router'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SearchForm } from '#web/rentals/search-form/search-form.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { CALLER_FILTERS, CALLER_PAGE, callerSearch, withEvery } from './caller-search.ts'
import { CarForCaller } from './car-for-caller.tsx'
import { useColon } from '#ui/use-language.ts'
import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import { TextLink } from '#web/shell/text-link.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { type CarSearch, useSearchForCallerQuery } from './callers.api.ts'
import { OfferTable } from './offer-table.tsx'
import { useEffect } from 'react'

/** Max wait of the first request, so that fast offers show early. Slower suppliers are polled. */
const FIRST_MS = 800
const AGAIN_MS = 700

const withWait = ({ params, choice }: CarSearch, wait_ms: number): CarSearch => ({
  params: { ...params, wait_ms },
  choice,
})

/** Books a car for a caller. The search and the selected car are stored in the address. */
export const { preload, Component } = staffPage({ section: 'book_car', Content: BookForCaller })

function BookForCaller() {
  const { t } = useTranslation('staff_callers')
  const { today } = useSite()
  const { currency_id, lang_id } = useHeader()
  const [address] = useSearchParams()
  const { criteria, faults, request, isEvery, offerId } = callerSearch(address, today, {
    currency_id,
    lang_id,
  })
  const searchKey = JSON.stringify(criteria)
  return (
    <>
      <BackLink to="/staff/bookings">{t('back')}</BackLink>
      <div hidden={offerId !== null} className="flex flex-col gap-4">
        <p className="text-sm text-ink-soft">{t('by_phone')}</p>
        <SearchForm
          key={searchKey}
          search={criteria}
          faults={faults}
          at={CALLER_PAGE}
          narrow
          coupons={false}
        />
        {request && <CarsForCaller request={request} isEvery={isEvery} />}
      </div>
      <CarForCaller offerId={offerId} />
    </>
  )
}

type CarsForCallerProps = { request: CarSearch; isEvery: boolean }

/** Cars of a search, cheapest first, with the reason if one cannot be booked by phone. */
function CarsForCaller({ request, isEvery }: CarsForCallerProps) {
  const query = useCallerCars(request)
  return (
    <StaffList
      query={query}
      filters={<CarFilters results={query.data} request={request} isEvery={isEvery} />}
    >
      {(results) => <OfferTable results={results} />}
    </StaffList>
  )
}

function CarFilters({
  results,
  request,
  isEvery,
}: CarsForCallerProps & { results: SearchResults | undefined }) {
  const { t } = useTranslation('staff_callers')
  const colon = useColon()
  const [address] = useSearchParams()
  const notices = results?.notices ?? []
  const failed = results?.suppliers.filter(({ status }) => status === 'failed' || status === 'off') ?? []
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {CALLER_FILTERS.map((kind) => (
          <FilterSelect
            key={kind}
            name={kind}
            label={t(`search:kinds.${kind}`)}
            value={request.choice.filters?.[kind]?.[0] ?? ''}
            every={t('every')}
            options={optionsOf(results, kind)}
          />
        ))}
      </div>
      <p role="status" className="min-h-5 text-sm text-ink-soft">
        {results && t('found', { count: results.total })}
        {results && !results.complete && ` ${t('more_come')}`}
        {failed.length > 0 && ` ${t('no_answer', { suppliers: failed.map(({ name }) => name).join(', ') })}`}
      </p>
      <p className="text-sm">
        {t(isEvery ? 'every_shown' : 'desk_shown')}{' '}
        <TextLink to={withEvery(address, !isEvery)} className="font-medium">
          {t(isEvery ? 'show_desk' : 'show_every')}
        </TextLink>
      </p>
      {notices.map(({ code, message, supplier }) => (
        <p key={`${code} ${supplier} ${message}`} className="text-sm text-careful">
          {supplier && (
            <>
              <bdi>{supplier}</bdi>
              {colon}
            </>
          )}
          {message}
        </p>
      ))}
    </div>
  )
}

function optionsOf(results: SearchResults | undefined, kind: (typeof CALLER_FILTERS)[number]) {
  return (results?.facets[kind] ?? []).map(({ value, label, count }) => ({
    value,
    label: `${label} (${count})`,
  }))
}

/** Returns the cars of a search and polls while suppliers are still replying. */
function useCallerCars(request: CarSearch) {
  const first = useSearchForCallerQuery(withWait(request, FIRST_MS))
  const needsMore = first.currentData !== undefined && !first.currentData.complete
  const more = useSearchForCallerQuery(withWait(request, 0), { skip: !needsMore })
  const data = (needsMore ? more.currentData : undefined) ?? first.currentData
  const isWaiting = needsMore && !more.isFetching && more.currentData?.complete !== true && !more.error
  const { refetch } = more
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => void refetch(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, refetch])
  return { data, error: data ? undefined : (first.error ?? more.error), refetch: first.refetch }
}
