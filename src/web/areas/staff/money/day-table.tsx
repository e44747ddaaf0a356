import type { LedgerDays } from '#domains/payments/books/books.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { PageLink } from '#web/shell/page-link.tsx'

/** An account by day, the latest first, each day leading to its entries. */
export function DayTable({ found: { items }, currency }: { found: LedgerDays; currency: string }) {
  const { t } = useTranslation('staff_money')
  const { hrefWith } = useFilters()
  const price = (amount: number, className?: string) => (
    <Price value={{ amount, currency }} {...(className !== undefined && { className })} />
  )
  return (
    <DataTable
      caption={t('ledger.days')}
      rows={items}
      rowKey={({ day }) => day}
      empty={<EmptyState title={t('ledger.none')} />}
      columns={{
        day: {
          label: t('ledger.day'),
          heads: true,
          plain: true,
          render: ({ day }) => (
            <PageLink to={hrefWith('day', day)} className="font-medium text-coral-deep underline">
              <DayText value={day} className="tabular" />
            </PageLink>
          ),
        },
        debit: { label: t('ledger.debit'), atEnd: true, render: ({ debit }) => price(debit) },
        credit: { label: t('ledger.credit'), atEnd: true, render: ({ credit }) => price(credit) },
        closing: {
          label: t('ledger.closing'),
          atEnd: true,
          plain: true,
          render: ({ closing }) => price(closing, 'font-semibold'),
        },
      }}
    />
  )
}
