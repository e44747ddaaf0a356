import type { Approval } from '#domains/rentals/refunds/refund-request.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useToasted } from '#web/shell/toasts/use-toasted.ts'
import { Fact } from '../../frame/fact.tsx'
import { MoneyFacts } from '../../frame/money-facts.tsx'
import { useDecideRefundMutation, useWithdrawRefundMutation } from '../bookings.api.ts'
import { CardText } from '../card-text.tsx'

type RequestToDecide = Pick<Approval, 'request_id' | 'reference' | 'amount' | 'cause' | 'reason' | 'asked_by'>

/** `card`: card that is refunded. Null if several cards paid. */
export type Decision = 'approve' | 'decline' | 'withdraw'
export type Deciding = { request: RequestToDecide; card: Booking['card']; as: Decision }

type DecideDialogProps = { deciding: Deciding | null; onClose: () => void }

/** Confirms the approval, the rejection or the withdrawal of a refund, with its effect. */
export function DecideDialog({ deciding, onClose }: DecideDialogProps) {
  const { t } = useTranslation('staff_bookings')
  const reference = isolate(deciding?.request.reference ?? '', 'ltr')
  return (
    <Dialog
      open={deciding !== null}
      onClose={onClose}
      title={t(`decide.${deciding?.as ?? 'decline'}_title`, { reference })}
    >
      {deciding && <Decide {...deciding} onDone={onClose} />}
    </Dialog>
  )
}

function Decide({ request, card, as, onDone }: Deciding & { onDone: () => void }) {
  const { t } = useTranslation('staff_bookings')
  const toasted = useToasted()
  const [decide, deciding] = useDecideRefundMutation()
  const [withdraw, withdrawing] = useWithdrawRefundMutation()
  const send = async () => {
    const { request_id: id } = request
    const call = as === 'withdraw' ? withdraw({ id }) : decide({ id, approve: as === 'approve' })
    await toasted(call, t(`decide.done.${as}`))
    onDone()
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{t(`decide.${as}_text`)}</p>
      <MoneyFacts sums={[request.amount]} who={<CardText card={card} />} />
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact label={t('decide.asked_by')}>
          <bdi>{request.asked_by.name}</bdi>
        </Fact>
        <Fact label={t('refund.cause')}>{t(`refund.options.${request.cause}`)}</Fact>
        <Fact label={t('refund.reason')}>
          <bdi>{request.reason}</bdi>
        </Fact>
      </dl>
      <p className="flex flex-wrap gap-3">
        <Button
          variant="danger"
          busy={deciding.isLoading || withdrawing.isLoading}
          onClick={() => void send()}
        >
          {t(`decide.${as}`)}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('staff:leave')}
        </Button>
      </p>
    </div>
  )
}
