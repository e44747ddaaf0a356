import { useTranslation } from 'react-i18next'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useCloseTaskMutation } from '../staff.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'note', kind: 'long_text' }]

/** What was done about a task. Where it is closed already, that is said in place of closing it again. */
export function CloseForm({ task, onDone }: { task: StaffTask; onDone: () => void }) {
  const { t } = useTranslation('staff')
  const [close] = useCloseTaskMutation()
  const { reference } = task.about
  const form = useStaffForm({
    id: 'close-task',
    fields: FIELDS,
    send: async ({ note }) => {
      const answer = await close({ id: task.task_id, note })
      if (!answer.error) {
        toast.success(t('tasks.done.close', { reference }))
        onDone()
      }
      return answer
    },
  })
  return (
    <SectionForm form={form} label={t('tasks.close')} look="main">
      <p className="text-sm text-ink-soft">
        {t(`tasks.what.${task.kind}`)} <bdi dir="ltr">{reference}</bdi>
      </p>
      <StaffFields form={form} specs={FIELDS} words="staff:tasks.fields" />
    </SectionForm>
  )
}
