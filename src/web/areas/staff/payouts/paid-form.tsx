import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import type { MovedMoney } from '../frame/money-facts.tsx'
import { usePayBatchMutation } from './payouts.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'paid_on', kind: 'date' }]

type PaidFormProps = { batchId: string; moved: MovedMoney; onDone: () => void }

/** Enters the day on which the bank has paid a batch. */
export function PaidForm({ batchId: id, moved, onDone }: PaidFormProps) {
  const { t } = useTranslation('payouts')
  const [pay] = usePayBatchMutation()
  const form = useStaffForm({
    id: 'paid',
    fields: FIELDS,
    moves: () => moved,
    send: (fields) => pay({ id, fields }),
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
