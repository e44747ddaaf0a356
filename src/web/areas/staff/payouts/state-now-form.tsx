import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StatementPreview as Preview } from '#domains/partners/statements/payouts/state-now.contract.ts'
import { textOf } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useLazyStatementPreviewQuery } from './payouts.api.ts'
import { StatementPreview } from './statement-preview.tsx'

const FIELDS: readonly FieldSpec[] = [{ name: 'code', kind: 'code' }]

/** Shows what the last statements of a partner that has ended will say, and makes them. */
export function StateNowForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('payouts')
  const [preview] = useLazyStatementPreviewQuery()
  const [shown, setShown] = useState<(Preview & { code: string }) | null>(null)
  const form = useStaffForm({
    id: 'state-now',
    fields: FIELDS,
    send: async (typed) => {
      const code = textOf(typed['code'])
      const answer = await preview({ code })
      if (answer.data) setShown({ ...answer.data, code })
      return answer
    },
  })
  if (shown) return <StatementPreview preview={shown} onDone={onDone} />
  return (
    <FormCard
      form={form}
      title={t('state_now.open')}
      label={t('state_now.look')}
      onLeave={onDone}
      className="max-w-xl"
    >
      <p className="text-sm text-ink-soft">{t('state_now.text')}</p>
      <StaffFields form={form} specs={FIELDS} words="payouts:fields" />
    </FormCard>
  )
}
