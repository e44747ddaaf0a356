import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { textField } from '#kernel/contract.ts'
import { subtract, zero } from '#kernel/money.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Price } from '#ui/price.tsx'
import type { ActFormProps } from './act-form-props.ts'
import { useAct } from './use-act.ts'

const Typed = z.object({ reason: textField('reason_empty', 500) })

/** Cancels the trip for its traveller, or for us free of charge; says first what is kept and what goes back. */
export function CancelForm({ trip, look, beside, onDone }: ActFormProps) {
  const { t } = useTranslation('dispatch')
  const cancel = useAct({ trip, onDone }, 'cancel')
  const [isFree, setIsFree] = useState(false)
  const form = useSectionForm({
    id: 'cancel',
    contract: Typed,
    values: { reason: '' },
    send: ({ reason }) => cancel({ reason, free_of_charge: isFree }),
  })
  const { paid, cancellation } = trip
  const none = zero(paid.currency)
  const fee = isFree ? none : (cancellation[0]?.fee ?? none)
  return (
    <SectionForm form={form} label={t('acts.cancel')} look={look} beside={beside}>
      <p className="text-sm">
        {t('cancel.text')} {t('cancel.kept')} <Price value={fee} />, {t('cancel.back')}{' '}
        <Price value={subtract(paid, fee)} />.
      </p>
      <Checkbox
        label={t('cancel.free')}
        hint={t('cancel.free_hint')}
        checked={isFree}
        onChange={(event) => setIsFree(event.target.checked)}
      />
      <TextArea {...form.field('reason')} label={t('cancel.reason')} dir="auto" rows={2} required />
    </SectionForm>
  )
}
