import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffTask } from '#domains/staff/task.contract.ts'
import { Button } from '#ui/button.tsx'
import { MAIN_ACTION } from '../frame/keys/main-action.ts'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { useReleaseTaskMutation, useTakeTaskMutation } from './tasks.api.ts'

type TaskButtonsProps = { task: StaffTask; me: StaffMe; onClose?: (task: StaffTask) => void }

/** Buttons to claim an unassigned task, or to release or close one's own. Renders nothing for a colleague's task. */
export function TaskButtons({ task, me, onClose }: TaskButtonsProps) {
  const { t } = useTranslation('staff')
  const toasted = useToasted()
  const [take, taking] = useTakeTaskMutation()
  const [release, releasing] = useReleaseTaskMutation()
  if (task.owner && task.owner.staff_id !== me.staff_id) return null
  const action = task.owner ? 'release' : 'own'
  const press = () => {
    const change = task.owner ? release : take
    return toasted(
      change({ id: task.task_id }),
      t(`tasks.done.${action}`, { reference: task.about.reference }),
    )
  }
  const which = (
    <span className="sr-only">
      {t(`tasks.kinds.${task.kind}`)} <bdi dir="ltr">{task.about.reference}</bdi>
    </span>
  )
  return (
    <span className="flex flex-wrap gap-2 md:justify-end">
      {task.owner && onClose && (
        <Button {...MAIN_ACTION} variant="second" className="min-h-11!" onClick={() => onClose(task)}>
          {t('tasks.close')}
          {which}
        </Button>
      )}
      <Button
        {...(action === 'own' && MAIN_ACTION)}
        variant="second"
        busy={taking.isLoading || releasing.isLoading}
        className="min-h-11!"
        onClick={() => void press()}
      >
        {t(`tasks.${action}`)}
        {which}
      </Button>
    </span>
  )
}
