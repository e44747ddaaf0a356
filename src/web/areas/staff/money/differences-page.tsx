import { useState } from 'react'
import {
  DIFFERENCE_STATES,
  type BookDifferences,
} from '#domains/payments/reconciliation/difference.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DifferenceDialog, type EndedDifference } from './difference-dialog.tsx'
import { DifferenceTable } from './difference-table.tsx'
import { moneyApi } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'
import { differencesQuery } from './money-query.ts'
import { StateLinks } from './state-links.tsx'

/** Reconciliation differences with the gateway and the suppliers, and their resolution. */
export const { preload, Component } = staffListPage({
  section: 'money',
  title: 'staff_money:pages.differences',
  list: moneyApi.endpoints.listDifferences,
  parseQuery: differencesQuery,
  Above: ({ query }) => (
    <>
      <MoneyNav current="differences" />
      <StateLinks words="differences.states" states={DIFFERENCE_STATES} current={query.state} all="all" />
    </>
  ),
  Rows: Differences,
})

function Differences({ page: { items, compared }, me }: { page: BookDifferences; me: StaffMe }) {
  const [ended, setEnded] = useState<EndedDifference | null>(null)
  return (
    <>
      <LastDay compared={compared} />
      <DifferenceTable differences={items} me={me} onEnd={setEnded} />
      <DifferenceDialog ended={ended} onClose={() => setEnded(null)} />
    </>
  )
}

function LastDay({ compared }: Pick<BookDifferences, 'compared'>) {
  const { t } = useTranslation('staff_money')
  if (compared === null) return <p className="text-sm text-ink-soft">{t('differences.never')}</p>
  const { day, bookings, trips, ended_at } = compared
  return (
    <Parts className="text-sm text-ink-soft">
      <>
        {t('differences.compared')} <DayText value={day} className="tabular" />
      </>
      {ended_at === null && t('differences.under_way')}
      {ended_at !== null && t('differences.bookings', { count: bookings })}
      {ended_at !== null && t('differences.trips', { count: trips })}
    </Parts>
  )
}
