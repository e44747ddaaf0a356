import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { useHideShuttleMutation, type StaffShuttle } from './shuttles.api.ts'

/** Takes a route out of sale, or back into it; what is sold stays sold. */
export function HideShuttleButton({ shuttle: { route_id: id, hidden } }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const words = useErrorWords()
  const [hide, { isLoading }] = useHideShuttleMutation()
  const press = async () => {
    const { error } = await hide({ id, hidden: !hidden })
    if (error) toast.error(words(error))
    else toast.success(t(hidden ? 'done.shown' : 'done.hidden'))
  }
  return (
    <Button look="second" busy={isLoading} onClick={() => void press()}>
      {t(hidden ? 'show' : 'hide')}
    </Button>
  )
}
