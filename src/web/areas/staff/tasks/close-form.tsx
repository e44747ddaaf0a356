import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { StaffForm } from '../form/staff-form.tsx'
import { useCloseTaskMutation } from './tasks.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'note', kind: 'long_text' }]

/** Closes a task with a note on its resolution. */
export function CloseForm({ task, onDone }: { task: StaffTask; onDone?: () => void }) {
  const { t } = useTranslation('staff')
  const [close] = useCloseTaskMutation()
  const { reference } = task.about
  const form = useStaffForm({
    id: 'close-task',
    fields: FIELDS,
    send: (input) => close({ ...(input as { note: string }), id: task.task_id }),
    success: t('tasks.done.close', { reference }),
    ...(onDone && { done: onDone }),
  })
  return (
    <StaffForm form={form} label={t('tasks.close')} words="staff:tasks.fields">
      <p className="text-sm text-ink-soft">
        {t(`tasks.what.${task.kind}`)} <bdi dir="ltr">{reference}</bdi>
      </p>
    </StaffForm>
  )
}
