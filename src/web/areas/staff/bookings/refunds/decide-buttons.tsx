import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

type DecideButtonsProps = {
  /** Who asked may take it back, and agrees to nothing. */
  isOwn: boolean
  onDecide: (approve: boolean) => void
}

/** What can be decided of what waits for a second person; each asks in a dialogue first. */
export function DecideButtons({ isOwn, onDecide }: DecideButtonsProps) {
  const { t } = useTranslation('staff_bookings')
  return (
    <>
      {!isOwn && (
        <Button look="second" onClick={() => onDecide(true)}>
          {t('decide.approve')}
        </Button>
      )}
      <Button look="quiet" className="first:-ms-5" onClick={() => onDecide(false)}>
        {t(isOwn ? 'decide.withdraw' : 'decide.decline')}
      </Button>
    </>
  )
}
