import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { BatchActions } from './batch-actions.tsx'
import { payoutsApi, useReadBatchQuery } from './payouts.api.ts'
import type { PayoutBatch, BatchDetail } from '#domains/partners/statements/payouts/payout.contract.ts'
import { Card } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { Parts } from '#ui/parts.tsx'
import { Fact } from '../frame/fact.tsx'
import { BATCH_TONES } from './batch-table.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** One payout batch: contents and next actions. */
export const { preload, Component } = staffPage({
  section: 'payouts',
  title: 'payouts:batch',
  load: ({ readRecord, params }) => readRecord(payoutsApi.endpoints.readBatch, { id: params['id'] ?? '' }),
  Content: Batch,
})

function Batch({ me }: { me: StaffMe }) {
  const { t } = useTranslation('payouts')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/payouts">{t('back')}</BackLink>
      <Answered query={useReadBatchQuery({ id })} height="h-100">
        {(detail) => (
          <>
            <BatchFacts batch={detail.batch} />
            <BatchActions detail={detail} me={me} />
            <PayoutTable payouts={detail.payouts} />
          </>
        )}
      </Answered>
    </>
  )
}

/** A batch's total, and the members who prepared, approved and paid it. */
function BatchFacts({ batch }: { batch: PayoutBatch }) {
  const { t } = useTranslation('payouts')
  const { status, total, payouts, format, prepared_by, prepared_at, decided_by, decided_at, paid_on } = batch
  return (
    <Card>
      <dl className="grid gap-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={t('status')}>
          <Chip tone={BATCH_TONES[status]}>{t(`statuses.${status}`)}</Chip>
        </Fact>
        <Fact label={t('total')}>
          <Parts>
            <Price value={total} className="font-semibold" />
            {t('ready.payouts', { count: payouts })}
          </Parts>
        </Fact>
        <Fact label={t('format')}>{t(`formats.${format}`)}</Fact>
        <Fact label={t('prepared')}>
          <Parts>
            <bdi>{prepared_by.name}</bdi>
            <InstantText value={prepared_at} className="tabular" />
          </Parts>
        </Fact>
        {decided_by && decided_at !== null && (
          <Fact label={t(status === 'refused' ? 'refused' : 'approved')}>
            <Parts>
              <bdi>{decided_by.name}</bdi>
              <InstantText value={decided_at} className="tabular" />
            </Parts>
          </Fact>
        )}
        {paid_on !== null && (
          <Fact label={t('paid_on')}>
            <DayText value={paid_on} />
          </Fact>
        )}
      </dl>
    </Card>
  )
}

/** Payouts of a batch. Empty if the batch was rejected, which releases its payouts. */
function PayoutTable({ payouts }: Pick<BatchDetail, 'payouts'>) {
  const { t } = useTranslation('payouts')
  return (
    <DataTable
      caption={t('payouts')}
      rows={payouts}
      rowKey={({ number }) => number}
      empty={<EmptyState title={t('freed')} />}
      columns={{
        partner: {
          label: t('partner'),
          heads: true,
          render: ({ partner, code }) => (
            <>
              <bdi>{partner}</bdi>
              <span className="block text-xs text-ink-soft">
                <bdi dir="ltr">{code}</bdi>
              </span>
            </>
          ),
        },
        number: { label: t('statement'), render: ({ number }) => <bdi dir="ltr">{number}</bdi> },
        account: {
          label: t('account'),
          render: ({ account, holder }) => (
            <>
              <bdi dir="ltr">{account}</bdi>
              {holder !== null && (
                <span className="block text-xs text-ink-soft">
                  <bdi>{holder}</bdi>
                </span>
              )}
            </>
          ),
        },
        amount: {
          label: t('amount'),
          atEnd: true,
          render: ({ amount }) => <Price value={amount} className="font-semibold" />,
        },
      }}
    />
  )
}
