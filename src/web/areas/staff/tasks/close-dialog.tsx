import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CloseForm } from './close-form.tsx'

type CloseDialogProps = { task: StaffTask | null; onClose: () => void }

/** Closes a task, after it was said what was done about it. */
export function CloseDialog({ task, onClose }: CloseDialogProps) {
  const { t } = useTranslation('staff')
  return (
    <Dialog open={task !== null} onClose={onClose} title={task ? t(`tasks.kinds.${task.kind}`) : ''}>
      {task && <CloseForm task={task} onDone={onClose} />}
    </Dialog>
  )
}
