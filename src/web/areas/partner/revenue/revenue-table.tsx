import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { RevenueGroup, RevenueItem } from '#domains/partners/reports/partner-report.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Price } from '#ui/formats/price.tsx'
import { earned } from '../frame/earned.ts'
import { PeriodText } from '../frame/period-text.tsx'

type RevenueTableProps = { by: RevenueGroup; items: readonly RevenueItem[] }

/** Revenue by one grouping; groupings other than time have bars relative to the maximum. */
export function RevenueTable({ by, items }: RevenueTableProps) {
  const { t } = useTranslation('partner_reports')
  const max = Math.max(0, ...items.map(({ commission }) => earned(commission).amount))
  const areClicksCounted = items.some(({ clicks }) => clicks !== null)
  return (
    <DataTable
      caption={t('revenue.caption')}
      rows={items}
      rowKey={({ period, group }) => period ?? group?.id ?? ''}
      empty={<EmptyState title={t('revenue.none')} text={t('revenue.none_text')} />}
      columns={{
        group: {
          label: t(`earnings:headings.${by}`),
          heads: true,
          render: ({ period, group, commission }) =>
            period === null ? (
              <>
                <bdi className="break-all">{group?.name || t('earnings:headings.no_sub_id')}</bdi>
                <Bar share={max === 0 ? 0 : earned(commission).amount / max} />
              </>
            ) : (
              <PeriodText period={period} />
            ),
        },
        ...(areClicksCounted && {
          clicks: {
            label: t('earnings:headings.clicks'),
            atEnd: true,
            render: ({ clicks }: RevenueItem) => <span className="tabular">{clicks}</span>,
          },
        }),
        bookings: {
          label: t('earnings:headings.bookings'),
          atEnd: true,
          render: ({ bookings }) => <span className="tabular">{bookings}</span>,
        },
        ...(areClicksCounted && {
          look_to_book: {
            label: t('earnings:headings.look_to_book'),
            atEnd: true,
            render: ({ look_to_book }: RevenueItem) => <span className="tabular">{look_to_book ?? '–'}</span>,
          },
        }),
        gross: {
          label: t('earnings:headings.gross'),
          atEnd: true,
          render: ({ gross }) => <Price value={gross} />,
        },
        pending: {
          label: t('earnings:states.pending'),
          atEnd: true,
          render: ({ commission }) => <Price value={commission.pending} />,
        },
        earned: {
          label: t('earnings:headings.commission'),
          atEnd: true,
          render: ({ commission }) => <Price value={earned(commission)} className="font-semibold" />,
        },
        reversed: {
          label: t('earnings:states.reversed'),
          atEnd: true,
          render: ({ commission }) => <Price value={commission.reversed} className="text-ink-soft" />,
        },
      }}
    />
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1 block h-1.5 w-32 mirrored"
    >
      <rect width="100" height="4" className="fill-sand-deep" />
      <rect width={share * 100} height="4" className="fill-good" />
    </svg>
  )
}
