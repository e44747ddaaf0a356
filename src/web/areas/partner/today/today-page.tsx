import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Revenue } from '#domains/partners/reports/partner-report.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import type { Preload } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BookingsTable } from '../bookings/bookings-table.tsx'
import { CommissionStates } from '../frame/commission-states.tsx'
import { earned } from '../frame/earned.ts'
import { Figure } from '../frame/figure.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { usePolling } from '../frame/polling.ts'
import { preloadPartner } from '../frame/preload-partner.ts'
import { partnerReportsApi, usePartnerBookingsQuery, useRevenueQuery } from '../partner-reports.api.ts'

/** Bookings at a glance. */
const NEWEST = 5

function todayParams(today: string, currency_id: number) {
  const sums = { by: 'month', to: today, currency_id, page_size: 1 } as const
  return {
    day: { ...sums, from: today },
    month: { ...sums, from: `${today.slice(0, 7)}-01` },
    newest: { currency_id, page_size: NEWEST },
  }
}

export const preload: Preload = (args) =>
  preloadPartner(args, () => {
    const { day, month, newest } = todayParams(args.site.today, args.getState().header.currency_id)
    const { revenue, partnerBookings } = partnerReportsApi.endpoints
    const once = { subscribe: false }
    return Promise.all([
      args.dispatch(revenue.initiate(day, once)),
      args.dispatch(revenue.initiate(month, once)),
      args.dispatch(partnerBookings.initiate(newest, once)),
    ])
  })

/** Today and this month at a glance, and the latest bookings. */
export function Component() {
  return (
    <PartnerContent section="today">
      <Today />
    </PartnerContent>
  )
}

function Today() {
  const { t } = useTranslation('partner_reports')
  const { today } = useSite()
  const { currency_id } = useHeader()
  const { day, month, newest } = todayParams(today, currency_id)
  const polling = usePolling()
  const ofDay = useRevenueQuery(day, polling)
  const ofMonth = useRevenueQuery(month, polling)
  const bookings = usePartnerBookingsQuery(newest, polling)
  return (
    <>
      <div className="grid gap-5 xl:grid-cols-2">
        <SectionCard title={t('today.day')}>
          <Answered query={ofDay} height="h-32">
            {({ totals }) => <Figures totals={totals} />}
          </Answered>
        </SectionCard>
        <SectionCard title={t('today.month')}>
          <Answered query={ofMonth} height="h-32">
            {({ totals }) => <Figures totals={totals} />}
          </Answered>
        </SectionCard>
      </div>
      <SectionCard title={t('today.states')} text={t('today.states_text')}>
        <Answered query={ofMonth} height="h-24">
          {({ totals }) => <CommissionStates commission={totals.commission} />}
        </Answered>
      </SectionCard>
      <section aria-labelledby="newest" className="flex flex-col gap-3">
        <h3 id="newest" className="text-lg">
          {t('today.newest')}
        </h3>
        <Answered query={bookings} height="h-60">
          {({ items, total }) => (
            <>
              <BookingsTable bookings={items} isFiltered={false} />
              {total > items.length && (
                <LinkButton to="/partner/bookings" variant="second" className="self-start">
                  {t('today.all')}
                </LinkButton>
              )}
            </>
          )}
        </Answered>
      </section>
    </>
  )
}

function Figures({ totals: { bookings, clicks, look_to_book, gross, commission } }: Pick<Revenue, 'totals'>) {
  const { t } = useTranslation('earnings')
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
      <Figure label={t('headings.clicks')}>{clicks}</Figure>
      <Figure label={t('headings.bookings')}>{bookings}</Figure>
      <Figure label={t('headings.look_to_book')}>{look_to_book ?? '–'}</Figure>
      <Figure label={t('headings.gross')}>
        <Price value={gross} />
      </Figure>
      <Figure label={t('headings.commission')}>
        <Price value={earned(commission)} />
      </Figure>
    </dl>
  )
}
