import { REFUND_STATES, type CardRefund } from '#domains/payments/books/refund-list.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { CardText } from '../bookings/card-text.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { moneyApi } from './money.api.ts'
import { MoneyNav } from './money-nav.tsx'
import { refundsQuery } from './money-query.ts'
import { StateLinks } from './state-links.tsx'
import { SubjectLink } from './subject-link.tsx'

/** Card refunds with their state. Failed ones are retried on the booking or settled by a task. */
export const { preload, Component } = staffListPage({
  section: 'money',
  title: 'staff_money:pages.refunds',
  list: moneyApi.endpoints.listCardRefunds,
  parseQuery: refundsQuery,
  Above: ({ query }) => (
    <>
      <MoneyNav current="refunds" />
      <StateLinks words="refunds.states" states={REFUND_STATES} current={query.state} />
    </>
  ),
  Rows: ({ page, me }) => <RefundTable refunds={page.items} me={me} />,
})

const tones = { due: 'under_way', failed: 'careful', done: 'good' } as const

function RefundTable({ refunds, me }: { refunds: readonly CardRefund[]; me: StaffMe }) {
  const { t } = useTranslation('staff_money')
  return (
    <DataTable
      caption={t('refunds.caption')}
      rows={refunds}
      rowKey={({ refund_id }) => refund_id}
      empty={<EmptyState title={t('refunds.none')} />}
      columns={{
        about: {
          label: t('about'),
          heads: true,
          render: ({ about }) => <SubjectLink about={about} me={me} />,
        },
        state: {
          label: t('state'),
          render: ({ state }) => <Chip tone={tones[state]}>{t(`refunds.states.${state}`)}</Chip>,
        },
        why: {
          label: t('refunds.why'),
          render: ({ by_staff }) => t(by_staff ? 'refunds.by_staff' : 'refunds.by_terms'),
        },
        ordered: {
          label: t('refunds.ordered'),
          render: ({ ordered_at }) => <InstantText value={ordered_at} className="tabular" />,
        },
        changed: {
          label: t('refunds.changed'),
          render: ({ changed_at }) => <InstantText value={changed_at} className="tabular" />,
        },
        card: { label: t('refunds.card'), render: ({ card }) => card && <CardText card={card} /> },
        amount: {
          label: t('amount'),
          atEnd: true,
          render: ({ amount }) => <Price value={amount} className="font-semibold" />,
        },
      }}
    />
  )
}
