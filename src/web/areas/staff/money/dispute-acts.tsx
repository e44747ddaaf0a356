import type { DisputeAct, StaffDispute } from '#domains/payments/disputes/dispute.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useSettleDisputeMutation } from './money.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'note', kind: 'long_text' }]

/** What can be done with a dispute, each said before it is done. */
export function DisputeActs({ dispute }: { dispute: StaffDispute }) {
  const { t } = useTranslation('staff_money')
  if (dispute.acts.length === 0) return null
  return (
    <SectionCard title={t('disputes.acts_title')} text={t('disputes.acts_text')}>
      {dispute.acts.map((act) => (
        <FormInPlace key={act} label={t(`disputes.acts.${act}`)}>
          {(close) => <ActForm dispute={dispute} act={act} onLeave={close} />}
        </FormInPlace>
      ))}
    </SectionCard>
  )
}

type ActFormProps = { dispute: StaffDispute; act: DisputeAct; onLeave: () => void }

function ActForm({ dispute: { dispute_id: id, amount, about }, act, onLeave }: ActFormProps) {
  const { t } = useTranslation('staff_money')
  const [settle] = useSettleDisputeMutation()
  const form = useStaffForm({
    id: `dispute-${act}`,
    fields: FIELDS,
    mayBeGone: true,
    moves: () => ({ sums: [amount], who: <bdi dir="ltr">{about.name}</bdi> }),
    send: (fields) => settle({ ...(fields as { note: string }), id, act }),
    success: t(`disputes.done.${act}`),
  })
  return (
    <StaffForm
      form={form}
      label={t(`disputes.acts.${act}`)}
      look={act === 'won' ? 'main' : 'danger'}
      words="staff_money:disputes.fields"
      beside={
        <Button look="quiet" onClick={onLeave}>
          {t('staff:leave')}
        </Button>
      }
    >
      <p className="max-w-prose text-sm">{t(`disputes.will.${act}`)}</p>
    </StaffForm>
  )
}
