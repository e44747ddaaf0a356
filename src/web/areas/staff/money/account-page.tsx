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
import { LedgerFilters } from './ledger-filters.tsx'
import { moneyApi, useListLedgerDaysQuery, useListLedgerEntriesQuery } from './money.api.ts'
import { accountIn, daysIn, entriesIn } from './ledger-query.ts'
import type { LedgerDays, LedgerEntryShown } from '#domains/payments/books/books.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SubjectLink } from './subject-link.tsx'

/** One ledger account in one currency by day, or the entries of one day. */
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

/** Returns the account in an address; by default the one of card payments. */
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
  return entries ? <Entries query={entries} me={me} /> : <Days />
}

function Entries({ query, me }: { query: NonNullable<ReturnType<typeof entriesIn>>; me: StaffMe }) {
  const { t } = useTranslation('staff_money')
  const { hrefWith } = useFilters()
  return (
    <>
      <BackLink to={hrefWith('day', '')}>{t('ledger.all_days')}</BackLink>
      <h2 className="text-lg">
        <DayText value={query.day} />
      </h2>
      <StaffList query={useListLedgerEntriesQuery(query)}>
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

/** Days of an account, latest first, with links to their entries. */
function DayTable({ found: { items }, currency }: { found: LedgerDays; currency: string }) {
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
            <TextLink to={hrefWith('day', day)} className="font-medium">
              <DayText value={day} className="tabular" />
            </TextLink>
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

/** Ledger entries with their postings, latest first; the subject links to its record. */
function EntryTable({ entries, me }: { entries: readonly LedgerEntryShown[]; me: StaffMe }) {
  const { t } = useTranslation('staff_money')
  return (
    <DataTable
      caption={t('ledger.entries')}
      rows={entries}
      rowKey={({ entry_id }) => entry_id}
      empty={<EmptyState title={t('ledger.none')} />}
      columns={{
        about: {
          label: t('ledger.about'),
          heads: true,
          render: ({ about }) => <SubjectLink about={about} me={me} />,
        },
        at: {
          label: t('ledger.at'),
          render: ({ at }) => <InstantText value={at} timeZone="UTC" className="tabular" />,
        },
        kind: { label: t('ledger.kind'), render: ({ kind }) => t(`staff_bookings:entries.${kind}`) },
        postings: {
          label: t('ledger.postings'),
          atEnd: true,
          render: ({ postings }) => (
            <ul>
              {postings.map(({ account, amount }) => (
                <li key={account} className="flex flex-wrap justify-between gap-x-4 md:justify-end">
                  <span className="text-ink-soft">{t(`staff_bookings:accounts.${account}`)}</span>
                  <Price value={amount} className="md:w-28 md:text-end" />
                </li>
              ))}
            </ul>
          ),
        },
      }}
    />
  )
}
