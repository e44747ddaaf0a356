import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { useHideShuttleMutation, type StaffShuttle } from './shuttles.api.ts'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'

/** Takes a route out of sale, or back into it; what is sold stays sold. */
export function HideShuttleButton({ shuttle: { route_id: id, hidden } }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const toasted = useToasted()
  const [hide, { isLoading }] = useHideShuttleMutation()
  const press = () => toasted(hide({ id, hidden: !hidden }), t(hidden ? 'done.shown' : 'done.hidden'))
  return (
    <Button look="second" busy={isLoading} onClick={() => void press()}>
      {t(hidden ? 'show' : 'hide')}
    </Button>
  )
}
