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
import { periodsOf, revenueView, type RevenueView, SPANS } from './revenue-query.ts'
import { RevenueTable } from './revenue-table.tsx'
import { useColon } from '#ui/use-language.ts'
import type { RevenueItem } from '#domains/partners/reports/partner-report.contract.ts'
import { earned } from '../frame/earned.ts'
import { PeriodText } from '../frame/period-text.tsx'

const HEIGHT = 100
/** Width of a bar with its gap. */
const STEP = 10
const GAP = 2

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

type PeriodChartProps = { periods: readonly string[]; items: readonly RevenueItem[] }

/**
 * The commission of each day or month as bars: confirmed below, pending above and paler. The table has the
 * same figures.
 */
function PeriodChart({ periods, items }: PeriodChartProps) {
  const { t } = useTranslation('partner_reports')
  const colon = useColon()
  const itemOf = new Map(items.map((item) => [item.period, item]))
  const highest = items.reduce<RevenueItem | null>(
    (best, item) => (best && earned(best.commission).amount >= earned(item.commission).amount ? best : item),
    null,
  )
  const max = highest ? earned(highest.commission).amount : 0
  const heightOf = (amount: number) => (max === 0 ? 0 : (amount / max) * HEIGHT)
  return (
    <figure className="rounded-card border border-line bg-paper p-4">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="font-semibold">{t('revenue.chart')}</span>
        {highest?.period && max > 0 && (
          <span className="text-ink-soft">
            {t('revenue.best')} <PeriodText period={highest.period} />
            {colon}
            <Price value={earned(highest.commission)} />
          </span>
        )}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${periods.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-3 h-44 w-full border-b border-line-strong mirrored"
      >
        {periods.map((period, at) => {
          const commission = itemOf.get(period)?.commission
          if (!commission) return null
          const whole = heightOf(earned(commission).amount)
          const pending = heightOf(commission.pending.amount)
          const place = { x: at * STEP + GAP / 2, width: STEP - GAP }
          return (
            <g key={period}>
              <rect {...place} y={HEIGHT - whole} height={pending} className="fill-coral" />
              <rect {...place} y={HEIGHT - whole + pending} height={whole - pending} className="fill-good" />
            </g>
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between gap-4 text-xs text-ink-soft">
        <PeriodText period={periods[0] ?? ''} />
        <PeriodText period={periods.at(-1) ?? ''} />
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs">
        <Part color="bg-good" text={t('revenue.sure')} />
        <Part color="bg-coral" text={t('earnings:states.pending')} />
      </ul>
    </figure>
  )
}

function Part({ color, text }: { color: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-sm ${color}`} />
      {text}
    </li>
  )
}
