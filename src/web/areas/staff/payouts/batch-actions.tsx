import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { BatchDetail } from '#domains/partners/statements/payouts/payout.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { buttonClasses } from '#ui/button.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useHeader } from '#web/app/store.ts'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { ConfirmMoney } from '../frame/confirm-money.tsx'
import { useDecideBatchMutation, usePayBatchMutation } from './payouts.api.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import type { MovedMoney } from '../frame/money-facts.tsx'

/** Next steps of a batch: another member than its author approves it, then it goes to the bank and is paid. */
export function BatchActions({ detail: { batch, payouts }, me }: { detail: BatchDetail; me: StaffMe }) {
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
            look="main"
            onConfirm={() => decide({ id, approve: true })}
            done={t('done.approved')}
          />
        )}
        <ConfirmMoney
          {...moved}
          label={t(isMine ? 'withdraw' : 'refuse')}
          look="quiet"
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

const FIELDS: readonly FieldSpec[] = [{ name: 'paid_on', kind: 'date' }]

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
    <FormCard form={form} title={t('paid.open')} label={t('paid.send')} onLeave={onDone} className="max-w-xl">
      <p className="text-sm text-ink-soft">{t('paid.text')}</p>
      <StaffFields form={form} specs={FIELDS} words="payouts:fields" />
    </FormCard>
  )
}
