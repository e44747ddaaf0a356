import { useSearchParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { Fact } from '../frame/fact.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { DayTable } from './day-table.tsx'
import { EntryTable } from './entry-table.tsx'
import { LedgerFilters } from './ledger-filters.tsx'
import { moneyApi, useListLedgerDaysQuery, useListLedgerEntriesQuery } from './money.api.ts'
import { accountIn, daysIn, entriesIn } from './ledger-query.ts'

/** One account of the ledger in one currency by day, and the entries of a day. */
export const { preload, Component } = staffPage({
  section: 'money',
  title: 'staff_money:ledger.account',
  useHeading: useAccountHeading,
  load: ({ read, url: { searchParams } }) => {
    const entries = entriesIn(searchParams)
    return entries
      ? read(moneyApi.endpoints.listLedgerEntries, entries)
      : read(moneyApi.endpoints.listLedgerDays, { ...accountOf(searchParams), ...daysIn(searchParams) })
  },
  Content: Account,
})

/** An address without an account is of the one where cards are paid to. */
function accountOf(search: URLSearchParams) {
  return accountIn(search) ?? ({ account: 'gateway', currency: 'EUR' } as const)
}

function useAccountHeading(): readonly string[] {
  const { t } = useTranslation('staff_bookings')
  const [search] = useSearchParams()
  const { account, currency } = accountOf(search)
  return [t(`accounts.${account}`), currency]
}

function Account({ me }: { me: StaffMe }) {
  const [search] = useSearchParams()
  const entries = entriesIn(search)
  return entries ? <Entries asked={entries} me={me} /> : <Days />
}

function Entries({ asked, me }: { asked: NonNullable<ReturnType<typeof entriesIn>>; me: StaffMe }) {
  const { t } = useTranslation('staff_money')
  const { hrefWith } = useFilters()
  return (
    <>
      <BackLink to={hrefWith('day', '')}>{t('ledger.all_days')}</BackLink>
      <h2 className="text-lg">
        <DayText value={asked.day} />
      </h2>
      <StaffList query={useListLedgerEntriesQuery(asked)}>
        {({ items }) => <EntryTable entries={items} me={me} />}
      </StaffList>
    </>
  )
}

function Days() {
  const { t } = useTranslation('staff_money')
  const [search] = useSearchParams()
  const account = accountOf(search)
  const { currency } = account
  const query = useListLedgerDaysQuery({ ...account, ...daysIn(search) })
  return (
    <>
      <BackLink to="/staff/money">{t('ledger.all_accounts')}</BackLink>
      <Answered query={query} height="h-100">
        {(found) => (
          <>
            <LedgerFilters from={found.from} to={found.to} />
            <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
              <Fact label={t('ledger.opening')}>
                <Price value={{ amount: found.opening, currency }} />
              </Fact>
              <Fact label={t('ledger.closing')}>
                <Price
                  value={{ amount: found.items[0]?.closing ?? found.opening, currency }}
                  className="font-semibold"
                />
              </Fact>
            </dl>
            <DayTable found={found} currency={currency} />
          </>
        )}
      </Answered>
    </>
  )
}
