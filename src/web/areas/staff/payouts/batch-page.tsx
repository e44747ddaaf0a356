import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { payoutsApi, useDecideBatchMutation, usePayBatchMutation, useReadBatchQuery } from './payouts.api.ts'
import type { BatchDetail, PayoutBatch } from '#domains/partners/statements/payouts/payout.contract.ts'
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
import { buttonClasses } from '#ui/button.tsx'
import { useHeader } from '#web/app/store.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { ConfirmMoney } from '../frame/confirm-money.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import type { MovedMoney } from '../frame/money-facts.tsx'

const FIELDS: readonly FieldSpec[] = [{ name: 'paid_on', kind: 'date' }]

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

/** Next steps of a batch: another member than its author approves it, then it goes to the bank and is paid. */
function BatchActions({ detail: { batch, payouts }, me }: { detail: BatchDetail; me: StaffMe }) {
  const { t } = useTranslation('payouts')
  const { lang_id } = useHeader()
  const [decide] = useDecideBatchMutation()
  const { id, status, format, prepared_by, total } = batch
  const isMine = prepared_by.staff_id === me.staff_id
  const moved = { sums: [total], who: <Payees payouts={payouts} /> }
  if (status === 'waiting')
    return (
      <div className="flex flex-wrap items-center gap-2">
        {isMine ? (
          <p className="text-sm text-ink-soft">{t('second_person')}</p>
        ) : (
          <ConfirmMoney
            {...moved}
            label={t('approve')}
            variant="main"
            onConfirm={() => decide({ id, approve: true })}
            done={t('done.approved')}
          />
        )}
        <ConfirmMoney
          {...moved}
          label={t(isMine ? 'withdraw' : 'refuse')}
          variant="quiet"
          onConfirm={() => decide({ id, approve: false })}
          done={t('done.refused')}
        />
      </div>
    )
  if (status !== 'approved') return null
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap gap-2">
        {(format === 'sepa' ? (['sepa'] as const) : (['csv', 'xlsx'] as const)).map((as) => (
          <a
            key={as}
            href={`/api/staff/payouts/${id}/file?lang_id=${lang_id}${as === 'xlsx' ? '&as=xlsx' : ''}`}
            download
            className={buttonClasses('second')}
          >
            {t(`download.${as}`)}
          </a>
        ))}
      </p>
      <FormInPlace label={t('paid.open')}>
        {(close) => <PaidForm batchId={id} moved={moved} onDone={close} />}
      </FormInPlace>
    </div>
  )
}

/** Recipients of a batch with account and amount. */
function Payees({ payouts }: Pick<BatchDetail, 'payouts'>) {
  return (
    <ul className="max-h-60 overflow-y-auto">
      {payouts.map(({ number, partner, account, amount }) => (
        <li key={number} className="py-1">
          <bdi className="block font-medium">{partner}</bdi>
          <bdi dir="ltr" className="text-xs text-ink-soft">
            {account}
          </bdi>{' '}
          <Price value={amount} />
        </li>
      ))}
    </ul>
  )
}

type PaidFormProps = { batchId: string; moved: MovedMoney; onDone: () => void }

/** Records the date on which the bank paid a batch. */
function PaidForm({ batchId: id, moved, onDone }: PaidFormProps) {
  const { t } = useTranslation('payouts')
  const [pay] = usePayBatchMutation()
  const form = useStaffForm({
    id: 'paid',
    fields: FIELDS,
    moves: () => moved,
    send: (fields) => pay({ ...(fields as { paid_on: string }), id }),
    success: t('done.paid'),
    done: onDone,
  })
  return (
    <FormCard
      form={form}
      title={t('paid.open')}
      label={t('paid.send')}
      onCancel={onDone}
      className="max-w-xl"
    >
      <p className="text-sm text-ink-soft">{t('paid.text')}</p>
      <StaffFields form={form} specs={FIELDS} words="payouts:fields" />
    </FormCard>
  )
}
