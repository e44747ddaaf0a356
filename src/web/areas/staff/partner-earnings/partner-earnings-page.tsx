import { useState } from 'react'
import type { StaffEarning } from '#domains/partners/earnings/decide-earning.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { afterIn } from '../frame/in-address.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { EarningTable } from './earning-table.tsx'
import { partnerEarningsApi } from './partner-earnings.api.ts'

type EarningsQuery = { reference?: string; after?: string }

/** Commissions that need a decision, or the one of a booking. */
export const { preload, Component } = staffListPage({
  section: 'partner_earnings',
  list: partnerEarningsApi.endpoints.listEarnings,
  parseQuery: earningsQuery,
  Above: EarningFilters,
  Rows: EarningRows,
})

function earningsQuery(address: URLSearchParams): EarningsQuery {
  const reference = address.get('search') ?? ''
  return reference === '' ? afterIn(address) : { reference }
}

function EarningFilters() {
  const { t } = useTranslation('partner_earnings')
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft">{t('text')}</p>
      <SearchBox label={t('find')} />
    </>
  )
}

function EarningRows({ page, query }: { page: { items: StaffEarning[] }; query: EarningsQuery }) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  return (
    <>
      <EarningTable earnings={page.items} isSearch={query.reference !== undefined} onDecide={setDeciding} />
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  )
}
