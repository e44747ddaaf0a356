import { useSearchParams } from 'react-router'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { JournalLinks, LedgerFilters } from './ledger-filters.tsx'
import { moneyApi, useListLedgerBalancesQuery } from './money.api.ts'
import { daysIn } from './ledger-query.ts'
import { MoneyNav } from './money-nav.tsx'
import type { LedgerBalance } from '#domains/payments/books/books.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Price } from '#ui/formats/price.tsx'
import { TextLink } from '#web/shell/text-link.tsx'

/** The ledger by account and currency: opening balance, debits, credits and closing balance of a period. */
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

type BalanceTableProps = {
  balances: readonly LedgerBalance[]
  currency: string
  /** The period, for links to an account. */
  days: { from: string; to: string }
}

type Line = Omit<LedgerBalance, 'account'> & { account: LedgerBalance['account'] | null }

const AMOUNTS = ['opening', 'debit', 'credit', 'closing'] as const

/** Accounts in one currency with links to their days, and the totals. */
function BalanceTable({ balances, currency, days }: BalanceTableProps) {
  const { t } = useTranslation('staff_money')
  const sumOf = (name: (typeof AMOUNTS)[number]) => balances.reduce((sum, line) => sum + line[name], 0)
  const total: Line = {
    account: null,
    currency,
    opening: sumOf('opening'),
    debit: sumOf('debit'),
    credit: sumOf('credit'),
    closing: sumOf('closing'),
  }
  const isBalanced = total.opening === 0 && total.closing === 0
  return (
    <DataTable
      caption={t('ledger.in_currency', { currency })}
      captionShown
      rows={[...balances, total] as readonly Line[]}
      rowKey={({ account }) => account ?? 'total'}
      empty={<EmptyState title={t('ledger.none')} />}
      columns={{
        account: {
          label: t('ledger.account'),
          heads: true,
          plain: true,
          render: ({ account }) =>
            account === null ? (
              <span className="inline-flex flex-wrap items-center gap-2 font-semibold">
                {t('ledger.total')}
                <Chip tone={isBalanced ? 'good' : 'bad'}>
                  {t(isBalanced ? 'ledger.balanced' : 'ledger.unbalanced')}
                </Chip>
              </span>
            ) : (
              <TextLink
                to={`/staff/money/account?${new URLSearchParams({ account, currency, ...days })}`}
                className="font-medium"
              >
                {t(`staff_bookings:accounts.${account}`)}
              </TextLink>
            ),
        },
        ...Object.fromEntries(
          AMOUNTS.map((name) => [
            name,
            {
              label: t(`ledger.${name}`),
              atEnd: true,
              render: (line: Line) => (
                <Price
                  value={{ amount: line[name], currency }}
                  {...(name === 'closing' && { className: 'font-semibold' })}
                />
              ),
            },
          ]),
        ),
      }}
    />
  )
}
