import { DISPUTE_STATES } from '#domains/payments/disputes/dispute.contract.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DisputeTable } from './dispute-table.tsx'
import { moneyApi } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'
import { disputesQuery } from './money-query.ts'
import { StateLinks } from './state-links.tsx'

/** Disputes of cardholders: until when evidence counts, and how each ended. */
export const { preload, Component } = staffListPage({
  section: 'money',
  title: 'staff_money:pages.disputes',
  list: moneyApi.endpoints.listDisputes,
  asked: disputesQuery,
  Above: ({ asked }) => (
    <>
      <MoneyNav current="disputes" />
      <StateLinks words="disputes.states" states={DISPUTE_STATES} current={asked.state} />
    </>
  ),
  Rows: ({ page, me }) => <DisputeTable disputes={page.items} me={me} />,
})
