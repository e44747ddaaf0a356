import { FileText } from 'lucide-react'
import { buttonClasses } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DayFilter } from '#web/shell/list/day-filter.tsx'

type LedgerFiltersProps = { from: string; to: string; children?: React.ReactNode }

/** Period of the ledger, stored in the address. */
export function LedgerFilters({ from, to, children }: LedgerFiltersProps) {
  const { t } = useTranslation('staff_money')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DayFilter name="from" label={t('ledger.from')} day={from} />
      <DayFilter name="to" label={t('ledger.to')} day={to} />
      {children}
    </div>
  )
}

/** Downloads of the postings for the accountant, of the month in which the period ends. */
export function JournalLinks({ month }: { month: string }) {
  const { t } = useTranslation('staff_money')
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <a
          key={format}
          href={`/api/staff/money/journal?month=${month}&format=${format}`}
          download
          className={buttonClasses('second')}
        >
          <FileText aria-hidden="true" className="size-5" />
          {t(`ledger.journal.${format}`, { month })}
        </a>
      ))}
    </>
  )
}
