import { Button } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { useTakeOverMutation } from '../staff.api.ts'

/** Makes a booking that waits for its supplier a task of one's own at once, and leads to it. */
export function TakeOver({ id }: { id: string }) {
  const { t } = useTranslation('staff_bookings')
  const words = useErrorWords()
  const navigate = useNavigateFromHere()
  const [take, { isLoading }] = useTakeOverMutation()
  const press = async () => {
    const { data, error } = await take(id)
    if (error) return toast.error(words(error))
    toast.success(t('taken_over'))
    return navigate(`/staff/tasks/${data.task_id}`)
  }
  return (
    <Button look="second" busy={isLoading} onClick={() => void press()}>
      {t('take_over')}
    </Button>
  )
}
