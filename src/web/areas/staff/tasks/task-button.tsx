import { useTranslation } from 'react-i18next'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toast.ts'
import { Button } from '#ui/button.tsx'
import { useChangeTaskMutation } from '../staff.api.ts'

/** Takes a task that is nobody's, or gives one's own back; nothing where a colleague has it. */
export function TaskButton({ task, me }: { task: StaffTask; me: StaffMe }) {
  const { t } = useTranslation('staff')
  const words = useErrorWords()
  const [change, { isLoading }] = useChangeTaskMutation()
  if (task.owner && task.owner.staff_id !== me.staff_id) return null
  const act = task.owner ? 'release' : 'own'
  const press = async () => {
    const { error } = await change({ id: task.task_id, act })
    if (error) toast.error(words(error))
    else toast.success(t(`tasks.done.${act}`, { reference: task.about.reference }))
  }
  return (
    <Button look="second" busy={isLoading} className="min-h-11!" onClick={() => void press()}>
      {t(`tasks.${act}`)}
      <span className="sr-only">
        {t(`tasks.kinds.${task.kind}`)} <bdi dir="ltr">{task.about.reference}</bdi>
      </span>
    </Button>
  )
}
