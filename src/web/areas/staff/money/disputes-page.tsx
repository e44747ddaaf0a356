import { DISPUTE_STATES, type StaffDispute } from '#domains/payments/disputes/dispute.contract.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { moneyApi } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'
import { disputesQuery } from './money-query.ts'
import { StateLinks } from './state-links.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { Deadline } from '../tasks/deadline.tsx'
import { DisputeChip } from './dispute-chip.tsx'
import { SubjectLink } from './subject-link.tsx'

/** Card disputes with their evidence deadline and outcome. */
export const { preload, Component } = staffListPage({
  section: 'money',
  title: 'staff_money:pages.disputes',
  list: moneyApi.endpoints.listDisputes,
  parseQuery: disputesQuery,
  Above: ({ query }) => (
    <>
      <MoneyNav current="disputes" />
      <StateLinks words="disputes.states" states={DISPUTE_STATES} current={query.state} />
    </>
  ),
  Rows: ({ page, me }) => <DisputeTable disputes={page.items} me={me} />,
})

/** Disputes, latest first; the date links to the dispute. */
function DisputeTable({ disputes, me }: { disputes: readonly StaffDispute[]; me: StaffMe }) {
  const { t } = useTranslation('staff_money')
  return (
    <DataTable
      caption={t('disputes.caption')}
      rows={disputes}
      rowKey={({ dispute_id }) => dispute_id}
      empty={<EmptyState title={t('disputes.none')} text={t('disputes.none_text')} />}
      columns={{
        opened: {
          label: t('disputes.opened'),
          heads: true,
          render: ({ dispute_id, opened_at }) => (
            <TextLink to={`/staff/money/disputes/${encodeURIComponent(dispute_id)}`} className="font-medium">
              <InstantText value={opened_at} className="tabular" />
            </TextLink>
          ),
        },
        state: { label: t('state'), render: ({ state }) => <DisputeChip state={state} /> },
        deadline: {
          label: t('disputes.answer_by'),
          render: ({ answer_by, state }) =>
            answer_by !== null &&
            (state === 'open' || state === 'asked' ? (
              <Deadline at={answer_by} />
            ) : (
              <InstantText value={answer_by} className="tabular text-ink-soft" />
            )),
        },
        about: { label: t('about'), render: ({ about }) => <SubjectLink about={about} me={me} /> },
        amount: {
          label: t('amount'),
          atEnd: true,
          render: ({ amount }) => <Price value={amount} className="font-semibold" />,
        },
      }}
    />
  )
}
