import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { SectionCard } from '#ui/section-card.tsx'
import { Price } from '#ui/formats/price.tsx'
import type { Preload } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { CommissionStates } from '../frame/commission-states.tsx'
import { Figure } from '../frame/figure.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { usePolling } from '../frame/polling.ts'
import { preloadPartner } from '../frame/preload-partner.ts'
import { partnerReportsApi, useRevenueQuery } from '../partner-reports.api.ts'
import { PeriodChart } from './period-chart.tsx'
import { periodsOf, revenueView, SPANS, type RevenueView } from './revenue-query.ts'
import { RevenueTable } from './revenue-table.tsx'

export const preload: Preload = (args) =>
  preloadPartner(args, () => {
    const { currency_id } = args.getState().header
    const params = revenueParams(revenueView(args.url.searchParams, args.site.today), currency_id)
    return args.dispatch(partnerReportsApi.endpoints.revenue.initiate(params, { subscribe: false }))
  })

function revenueParams({ by, from, to }: RevenueView, currency_id: number) {
  return { by, from, to, currency_id, page_size: 100 }
}

/** Earnings by day, month, sub-id, place or supplier; the URL has the selection. */
export function Component() {
  const { t } = useTranslation('partner_reports')
  return (
    <PartnerContent section="revenue" text={t('revenue.text')}>
      <Revenue />
    </PartnerContent>
  )
}

function Revenue() {
  const { t } = useTranslation('partner_reports')
  const [search] = useSearchParams()
  const { hrefWith } = useFilters()
  const { today } = useSite()
  const { currency_id } = useHeader()
  const view = revenueView(search, today)
  const { by, span, groups } = view
  const query = useRevenueQuery(revenueParams(view, currency_id), usePolling())
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <FilterSelect
          name="span"
          label={t('revenue.span')}
          value={span}
          options={SPANS.map((one) => ({ value: one, label: t(`revenue.spans.${one}`) }))}
          className="w-52"
        />
        <ChoiceLinks
          label={t('revenue.by')}
          choices={groups.map((group) => ({
            to: hrefWith('by', group),
            text: t(`earnings:headings.${group}`),
            isCurrent: group === by,
          }))}
        />
      </div>
      <Answered query={query} height="h-100">
        {({ items, totals }) => (
          <>
            <SectionCard title={t('revenue.total')}>
              <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4">
                <Figure label={t('earnings:headings.clicks')}>{totals.clicks}</Figure>
                <Figure label={t('earnings:headings.bookings')}>{totals.bookings}</Figure>
                <Figure label={t('earnings:headings.look_to_book')}>{totals.look_to_book ?? '–'}</Figure>
                <Figure label={t('earnings:headings.gross')}>
                  <Price value={totals.gross} />
                </Figure>
              </dl>
              <CommissionStates commission={totals.commission} />
            </SectionCard>
            {(by === 'day' || by === 'month') && items.length > 0 && (
              <PeriodChart periods={periodsOf(view)} items={items} />
            )}
            <RevenueTable by={by} items={items} />
          </>
        )}
      </Answered>
    </>
  )
}
