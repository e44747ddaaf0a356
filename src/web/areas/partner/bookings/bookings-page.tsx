import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { EARNING_STATES } from '#domains/partners/record/earning.contract.ts'
import type { Preload } from '#web/app/page.ts'
import { useHeader } from '#web/app/store.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { usePolling } from '../frame/polling.ts'
import { preloadPartner } from '../frame/preload-partner.ts'
import { partnerReportsApi, usePartnerBookingsQuery, type BookingsParams } from '../partner-reports.api.ts'
import { BookingsTable } from './bookings-table.tsx'
import { isDay } from '#kernel/days.ts'
import { isId } from '#kernel/ids.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { DayFilter } from '#web/shell/list/day-filter.tsx'

export const preload: Preload = (args) =>
  preloadPartner(args, () => {
    const { currency_id } = args.getState().header
    const params = { ...bookingsQuery(args.url.searchParams), currency_id }
    return args.dispatch(partnerReportsApi.endpoints.partnerBookings.initiate(params, { subscribe: false }))
  })

/** Commission of each booking and its reason, newest first; filters are in the address. */
export function Component() {
  const { t } = useTranslation('partner_reports')
  return (
    <PartnerContent section="bookings" text={t('bookings.text')}>
      <Bookings />
    </PartnerContent>
  )
}

function Bookings() {
  const { t } = useTranslation('partner_reports')
  const [search] = useSearchParams()
  const { hrefWith } = useFilters()
  const { currency_id } = useHeader()
  const params = bookingsQuery(search)
  const query = usePartnerBookingsQuery({ ...params, currency_id }, usePolling())
  return (
    <>
      <ChoiceLinks
        label={t('earnings:headings.state')}
        choices={[
          { to: hrefWith('status', ''), text: t('bookings.every'), isCurrent: params.status === undefined },
          ...EARNING_STATES.map((state) => ({
            to: hrefWith('status', state),
            text: t(`earnings:states.${state}`),
            isCurrent: params.status === state,
          })),
        ]}
      />
      <FilterForm params={params} />
      <Answered query={query} height="h-100">
        {({ items, next, total }) => (
          <>
            <p role="status" className="text-sm text-ink-soft">
              {t('bookings.count', { count: total })}
            </p>
            <BookingsTable bookings={items} isFiltered={Object.keys(params).length > 0} />
            <OtherPages next={next} />
          </>
        )}
      </Answered>
    </>
  )
}

/** Parses the bookings page of a URL; ignores invalid parameters. */
function bookingsQuery(search: URLSearchParams): BookingsParams {
  const status = EARNING_STATES.find((state) => state === search.get('status'))
  const text = (name: string) => search.get(name)?.trim().slice(0, 200)
  const day = (name: string) => [search.get(name) ?? ''].find(isDay)
  const [from, to, after] = [day('from'), day('to'), search.get('after')]
  const subId = text('sub_id')
  return {
    ...(status && { status }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && (from ?? to) <= to && { to }),
    ...(subId && { sub_id: subId }),
    ...(after !== null && isId(after) && { after }),
  }
}

/** Links to the first and the next page of bookings, if they exist. */
function OtherPages({ next }: { next: string | null }) {
  const { t } = useTranslation('partner_reports')
  const [search] = useSearchParams()
  const isFirst = !search.has('after')
  if (isFirst && next === null) return null
  const to = (after: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('after')
    if (after !== null) query.set('after', after)
    return `/partner/bookings?${query}`
  }
  return (
    <nav aria-label={t('bookings.pages')} className="flex flex-wrap justify-between gap-3">
      {isFirst ? (
        <span />
      ) : (
        <LinkButton to={to(null)} variant="second">
          {t('bookings.newest')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton to={to(next)} variant="second">
          {t('bookings.older')}
        </LinkButton>
      )}
    </nav>
  )
}

/** Narrows the bookings by the days of the order and the sub-id. */
function FilterForm({ params: { from = '', to = '', sub_id: subId = '' } }: { params: BookingsParams }) {
  const { t } = useTranslation('partner_reports')
  const { choose } = useFilters()
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const value = new FormData(event.currentTarget).get('sub_id')
        choose('sub_id', typeof value === 'string' ? value.trim() : '')
      }}
    >
      <DayFilter name="from" label={t('days.from')} day={from} className="w-48 max-sm:w-full" />
      <DayFilter name="to" label={t('days.to')} day={to} className="w-48 max-sm:w-full" />
      <TextField
        key={subId}
        id="bookings-sub-id"
        name="sub_id"
        label={t('earnings:headings.sub_id')}
        defaultValue={subId}
        autoComplete="off"
        maxLength={120}
        className="w-44"
      />
      <Button type="submit" variant="second">
        {t('bookings.show')}
      </Button>
      {(from || to || subId) !== '' && (
        <LinkButton to="/partner/bookings" variant="quiet" preventScrollReset>
          {t('bookings.clear')}
        </LinkButton>
      )}
    </form>
  )
}
