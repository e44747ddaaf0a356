import { INVOICE_KINDS } from '#domains/invoices/invoice.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { InvoiceTable } from './invoice-table.tsx'
import { moneyApi } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'
import { invoicesQuery } from './money-query.ts'
import { StateLinks } from './state-links.tsx'

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
