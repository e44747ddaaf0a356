import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { EARNING_STATES, type EarningState } from '#domains/partners/record/earning.contract.ts'
import { REVENUE_GROUPS, type RevenueGroup } from '#domains/partners/reports/partner-report.contract.ts'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import type { Preload } from '#web/app/page.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { DayFilter } from '#web/shell/list/day-filter.tsx'
import { earned } from '../frame/earned.ts'
import { Figure } from '../frame/figure.tsx'
import { PartnerContent } from '../frame/partner-content.tsx'
import { preloadPartner } from '../frame/preload-partner.ts'
import { partnerReportsApi, useRevenueQuery } from '../partner-reports.api.ts'
import { isDay } from '#kernel/days.ts'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { buttonClasses } from '#ui/button.tsx'

export const preload: Preload = (args) =>
  preloadPartner(args, () => {
    const params = reportsQuery(args.url.searchParams, args.site.today)
    const { currency_id } = args.getState().header
    const sums = { ...params, by: 'month', currency_id, page_size: 1 } as const
    return args.dispatch(partnerReportsApi.endpoints.revenue.initiate(sums, { subscribe: false }))
  })

/** Reports for any period as files, with a summary of their contents. */
export function Component() {
  const { t } = useTranslation('partner_reports')
  return (
    <PartnerContent section="reports" text={t('reports.text')}>
      <Reports />
    </PartnerContent>
  )
}

function Reports() {
  const { t } = useTranslation('partner_reports')
  const [search] = useSearchParams()
  const { today } = useSite()
  const { currency_id, lang_id } = useHeader()
  const { by, status, ...days } = reportsQuery(search, today)
  const params = { ...days, ...(status && { status }), currency_id }
  const sums = useRevenueQuery({ ...days, status, by: 'month', currency_id, page_size: 1 })
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <DayFilter name="from" label={t('days.from')} day={days.from} className="w-48 max-sm:w-full" />
        <DayFilter name="to" label={t('days.to')} day={days.to} className="w-48 max-sm:w-full" />
        <FilterSelect
          name="status"
          label={t('earnings:headings.state')}
          value={status ?? ''}
          every={t('bookings.every')}
          options={EARNING_STATES.map((state) => ({ value: state, label: t(`earnings:states.${state}`) }))}
          className="w-44"
        />
      </div>
      <SectionCard title={t('reports.inside')} text={t('days.utc')}>
        <Answered query={sums} height="h-16">
          {({ totals }) => (
            <dl className="grid gap-4 sm:grid-cols-3">
              <Figure label={t('earnings:headings.bookings')}>{totals.bookings}</Figure>
              <Figure label={t('earnings:headings.gross')}>
                <Price value={totals.gross} />
              </Figure>
              <Figure label={t('earnings:headings.commission')}>
                <Price value={earned(totals.commission)} />
              </Figure>
            </dl>
          )}
        </Answered>
      </SectionCard>
      <SectionCard title={t('earnings:titles.bookings')} text={t('reports.bookings_text')}>
        <DownloadLinks
          name={t('earnings:titles.bookings')}
          path="user/partner-booking"
          query={{ ...params, lang_id }}
        />
      </SectionCard>
      <SectionCard title={t('earnings:titles.revenue')} text={t('reports.revenue_text')}>
        <FilterSelect
          name="by"
          label={t('revenue.by')}
          value={by}
          options={REVENUE_GROUPS.map((group) => ({ value: group, label: t(`earnings:headings.${group}`) }))}
          className="sm:max-w-xs"
        />
        <DownloadLinks
          name={t('earnings:titles.revenue')}
          path="user/revenue-list"
          query={{ ...params, by, lang_id }}
        />
      </SectionCard>
    </>
  )
}

type ReportParams = { from: string; to: string; by: RevenueGroup; status: EarningState | undefined }

/** Parses a report's period from a URL; default: this month. Never ends before it starts. */
function reportsQuery(search: URLSearchParams, today: string): ReportParams {
  const day = (name: string) => [search.get(name) ?? ''].find(isDay)
  const from = day('from') ?? `${today.slice(0, 7)}-01`
  const to = day('to') ?? today
  return {
    from,
    to: to < from ? from : to,
    by: REVENUE_GROUPS.find((group) => group === search.get('by')) ?? 'day',
    status: EARNING_STATES.find((state) => state === search.get('status')),
  }
}

type DownloadLinksProps = {
  /** Name of the report, for screen readers. */
  name: string
  path: string
  query: Readonly<Record<string, string | number>>
}

/** A report of any length as CSV and as a workbook of Excel. */
function DownloadLinks({ name, path, query }: DownloadLinksProps) {
  const { t } = useTranslation('partner_reports')
  const hrefOf = (format: string) => {
    const params = new URLSearchParams({ format })
    for (const [name, value] of Object.entries(query)) params.set(name, String(value))
    return `/api/${path}?${params}`
  }
  return (
    <p className="flex flex-wrap gap-3">
      <a href={hrefOf('csv')} download className={buttonClasses('second')}>
        <FileText aria-hidden="true" className="size-5" />
        <span>
          {t('reports.csv')} <span className="sr-only">{name}</span>
        </span>
      </a>
      <a href={hrefOf('xlsx')} download className={buttonClasses('second')}>
        <FileSpreadsheet aria-hidden="true" className="size-5" />
        <span>
          {t('reports.excel')} <span className="sr-only">{name}</span>
        </span>
      </a>
    </p>
  )
}
