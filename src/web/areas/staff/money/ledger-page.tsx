import { useSearchParams } from 'react-router'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { BalanceTable } from './balance-table.tsx'
import { JournalLinks, LedgerFilters } from './ledger-filters.tsx'
import { moneyApi, useListLedgerBalancesQuery } from './money.api.ts'
import { daysIn } from './ledger-query.ts'
import { MoneyNav } from './money-nav.tsx'

/** The ledger by account and currency: what each held before some days, what came and went, what it held after. */
export const { preload, Component } = staffPage({
  section: 'money',
  load: ({ read, url }) => read(moneyApi.endpoints.listLedgerBalances, daysIn(url.searchParams)),
  Content: Ledger,
})

function Ledger() {
  const { t } = useTranslation('staff_money')
  const [search] = useSearchParams()
  return (
    <>
      <MoneyNav current="ledger" />
      <Answered query={useListLedgerBalancesQuery(daysIn(search))} height="h-100">
        {({ from, to, items }) => (
          <>
            <LedgerFilters from={from} to={to}>
              <JournalLinks month={to.slice(0, 7)} />
            </LedgerFilters>
            <p className="max-w-3xl text-sm text-ink-soft">{t('ledger.text')}</p>
            {items.length === 0 && <EmptyState title={t('ledger.none')} />}
            {[...new Set(items.map(({ currency }) => currency))].toSorted().map((currency) => (
              <BalanceTable
                key={currency}
                currency={currency}
                days={{ from, to }}
                balances={items.filter((one) => one.currency === currency)}
              />
            ))}
          </>
        )}
      </Answered>
    </>
  )
}
