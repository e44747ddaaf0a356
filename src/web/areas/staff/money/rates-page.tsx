import type { ExchangeRateInUse } from '#domains/payments/books/rates.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { moneyApi, useListExchangeRatesQuery } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'

/** Exchange rates used to convert prices, with their age. */
export const { preload, Component } = staffPage({
  section: 'money',
  title: 'staff_money:pages.rates',
  load: ({ read }) => read(moneyApi.endpoints.listExchangeRates, {}),
  Content: Rates,
})

/** Age that counts as stale. The bank publishes no rates at weekends and on its holidays, up to four days at Easter. */
const OLD_DAYS = 5

function Rates() {
  const { t } = useTranslation('staff_money')
  return (
    <>
      <MoneyNav current="rates" />
      <p className="max-w-3xl text-sm text-ink-soft">{t('rates.text')}</p>
      <Answered query={useListExchangeRatesQuery({})}>{({ items }) => <RateTable rates={items} />}</Answered>
    </>
  )
}

function RateTable({ rates }: { rates: readonly ExchangeRateInUse[] }) {
  const { t } = useTranslation('staff_money')
  return (
    <DataTable
      caption={t('pages.rates')}
      rows={rates}
      rowKey={({ currency }) => currency}
      empty={<EmptyState title={t('rates.none')} />}
      columns={{
        currency: {
          label: t('rates.currency'),
          heads: true,
          render: ({ currency }) => <bdi>{currency}</bdi>,
        },
        date: { label: t('rates.date'), render: ({ date }) => <DayText value={date} className="tabular" /> },
        age: {
          label: t('rates.age'),
          render: ({ age_days: count }) => (
            <span className="flex flex-wrap items-center gap-2">
              {t('rates.days', { count })}
              {count > OLD_DAYS && <Chip tone="careful">{t('rates.old')}</Chip>}
            </span>
          ),
        },
        rate: {
          label: t('rates.per_euro'),
          atEnd: true,
          render: ({ per_euro }) => (
            <bdi dir="ltr" className="tabular">
              {per_euro}
            </bdi>
          ),
        },
      }}
    />
  )
}
