import type { BookDifference } from '#domains/payments/reconciliation/difference.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useExplainDifferenceMutation } from './money.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'note', kind: 'long_text' }]

type ExplainDialogProps = { difference: BookDifference | null; onClose: () => void }

/** Says what giving a reason does, and takes it. */
export function ExplainDialog({ difference, onClose }: ExplainDialogProps) {
  const { t } = useTranslation('staff_money')
  const reference = isolate(difference?.about.name ?? '', 'ltr')
  return (
    <Dialog
      open={difference !== null}
      onClose={onClose}
      title={t('differences.explain_title', { reference })}
    >
      {difference && <Explain id={difference.difference_id} onDone={onClose} />}
    </Dialog>
  )
}

function Explain({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('staff_money')
  const [explain] = useExplainDifferenceMutation()
  const form = useStaffForm({
    id: 'explain',
    fields: FIELDS,
    send: (fields) => explain({ id, fields }),
    success: t('differences.explained'),
    done: onDone,
  })
  return (
    <StaffForm form={form} label={t('differences.explain')} words="staff_money:differences.fields">
      <p className="text-sm">{t('differences.explain_text')}</p>
    </StaffForm>
  )
}
