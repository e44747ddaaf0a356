import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Decision } from './decide-dialog.tsx'

type DecideButtonsProps = {
  /** Who asked may take it back, and agrees to nothing. */
  isOwn: boolean
  /** True if the member agrees to what colleagues ask for. */
  mayDecide: boolean
  onDecide: (as: Decision) => void
}

/** What can be decided of what waits for a second person; each asks in a dialogue first. */
export function DecideButtons({ isOwn, mayDecide, onDecide }: DecideButtonsProps) {
  const { t } = useTranslation('staff_bookings')
  if (isOwn)
    return (
      <Button look="quiet" className="-ms-5" onClick={() => onDecide('withdraw')}>
        {t('decide.withdraw')}
      </Button>
    )
  if (!mayDecide) return null
  return (
    <>
      <Button look="second" onClick={() => onDecide('approve')}>
        {t('decide.approve')}
      </Button>
      <Button look="quiet" onClick={() => onDecide('decline')}>
        {t('decide.decline')}
      </Button>
    </>
  )
}
