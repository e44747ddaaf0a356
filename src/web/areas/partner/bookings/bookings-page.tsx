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
import { partnerReportsApi, usePartnerBookingsQuery } from '../partner-reports.api.ts'
import { BookingsTable } from './bookings-table.tsx'
import { bookingsQuery } from './bookings-query.ts'
import { FilterForm } from './filter-form.tsx'
import { OtherPages } from './other-pages.tsx'

export const preload: Preload = (args) =>
  preloadPartner(args, () => {
    const { currency_id } = args.getState().header
    const asked = { ...bookingsQuery(args.url.searchParams), currency_id }
    return args.dispatch(partnerReportsApi.endpoints.partnerBookings.initiate(asked, { subscribe: false }))
  })

/** What each booking earns and why, newest first; filters stand in the address. */
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
  const asked = bookingsQuery(search)
  const query = usePartnerBookingsQuery({ ...asked, currency_id }, usePolling())
  return (
    <>
      <ChoiceLinks
        label={t('earnings:headings.state')}
        choices={[
          { to: hrefWith('status', ''), text: t('bookings.every'), isCurrent: asked.status === undefined },
          ...EARNING_STATES.map((state) => ({
            to: hrefWith('status', state),
            text: t(`earnings:states.${state}`),
            isCurrent: asked.status === state,
          })),
        ]}
      />
      <FilterForm asked={asked} />
      <Answered query={query} height="h-100">
        {({ items, next, total }) => (
          <>
            <p role="status" className="text-sm text-ink-soft">
              {t('bookings.count', { count: total })}
            </p>
            <BookingsTable bookings={items} isFiltered={Object.keys(asked).length > 0} />
            <OtherPages next={next} />
          </>
        )}
      </Answered>
    </>
  )
}
