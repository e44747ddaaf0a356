import { INVOICE_KINDS } from '#domains/invoices/invoice.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { moneyApi } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'
import { invoicesQuery } from './money-query.ts'
import { StateLinks } from './state-links.tsx'
import type { StaffInvoice } from '#domains/invoices/staff/staff-invoice.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { langIdOf } from '#kernel/locale.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { SubjectLink } from './subject-link.tsx'

/** Invoices and credit notes of bookings, searchable by number or booking. */
export const { preload, Component } = staffListPage({
  section: 'money',
  title: 'staff_money:pages.invoices',
  list: moneyApi.endpoints.listStaffInvoices,
  parseQuery: invoicesQuery,
  Above: InvoiceFilters,
  Rows: ({ page, me }) => <InvoiceTable invoices={page.items} me={me} />,
})

function InvoiceFilters({ query }: { query: ReturnType<typeof invoicesQuery> }) {
  const { t } = useTranslation('staff_money')
  return (
    <>
      <MoneyNav current="invoices" />
      <SearchBox label={t('invoices.search')} />
      <StateLinks name="kind" words="invoices.many" states={INVOICE_KINDS} current={query.kind} />
    </>
  )
}

type InvoiceTableProps = { invoices: readonly StaffInvoice[]; me: StaffMe }

/** Invoices and credit notes, latest first; the number opens the document. */
function InvoiceTable({ invoices, me }: InvoiceTableProps) {
  const { t } = useTranslation('staff_money')
  const language = useLanguage()
  return (
    <DataTable
      caption={t('invoices.caption')}
      rows={invoices}
      rowKey={({ number }) => number}
      empty={<EmptyState title={t('invoices.none')} text={t('invoices.none_text')} />}
      columns={{
        number: {
          label: t('invoices.number'),
          heads: true,
          render: ({ number, kind, credits }) => (
            <>
              <a
                href={`/api/staff/money/invoices/${number}/file?lang_id=${langIdOf(language)}`}
                target="_blank"
                rel="noreferrer"
                className="text-link font-medium"
              >
                <bdi dir="ltr" className="whitespace-nowrap tabular">
                  {number}
                </bdi>
                <span className="sr-only">{t('invoices.as_pdf')}</span>
              </a>
              <Parts className="text-xs font-normal text-ink-soft">
                {t(`invoices.kinds.${kind}`)}
                {credits !== null && <bdi dir="ltr">{credits}</bdi>}
              </Parts>
            </>
          ),
        },
        issued: {
          label: t('invoices.issued'),
          render: ({ issued_at }) => <InstantText value={issued_at} timeZone="UTC" className="tabular" />,
        },
        buyer: { label: t('invoices.buyer'), render: ({ buyer }) => <bdi>{buyer}</bdi> },
        about: {
          label: t('about'),
          render: ({ booking_id: id, reference: name }) => (
            <SubjectLink about={{ kind: 'booking', id, name }} me={me} />
          ),
        },
        amount: {
          label: t('amount'),
          atEnd: true,
          render: ({ amount }) => <Price value={amount} className="font-semibold" />,
        },
      }}
    />
  )
}
