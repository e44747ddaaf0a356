import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { TRIP_CHARGE_KINDS } from '#domains/trips/journey/trip.contract.ts'
import { fieldError, textField } from '#kernel/contract.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { typedAmount } from './typed.ts'
import { useAct } from './use-act.ts'

/** Something that came up on the way and is billed as it was. */
export function ChargeForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const charge = useAct({ trip, onDone }, 'charge')
  const { currency } = trip.fare.total
  const form = useSectionForm({
    id: 'charge',
    contract: z.object({
      kind: z.enum(TRIP_CHARGE_KINDS, fieldError('charge_kind_invalid')),
      amount: z.string().transform((typed) => ({ amount: typedAmount(typed), currency })),
      reason: textField('reason_empty', 200),
    }),
    values: { kind: 'toll', amount: '', reason: '' },
    send: charge,
  })
  return (
    <SectionForm form={form} label={t('acts.charge')} look={look} beside={beside}>
      <p className="text-sm text-ink-soft">{t('charge.text')}</p>
      <SelectField {...form.field('kind')} label={t('charge.kind')}>
        {TRIP_CHARGE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`charge.kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('amount')}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        label={t('charge.amount', { currency })}
        required
      />
      <TextField
        {...form.field('reason')}
        dir="auto"
        label={t('charge.reason')}
        autoComplete="off"
        required
      />
    </SectionForm>
  )
}
