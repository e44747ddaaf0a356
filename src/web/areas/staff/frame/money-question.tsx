import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MoneyFacts, type MovedMoney } from './money-facts.tsx'

/** A pending confirmation of a money movement. */
export type PendingConfirmation = MovedMoney & { answer: (agreed: boolean) => void }

/** Confirms before a form moves money. */
export function MoneyQuestion({ pending }: { pending: PendingConfirmation | null }) {
  const { t } = useTranslation('staff')
  return (
    <Dialog
      open={pending !== null}
      onClose={() => pending?.answer(false)}
      title={t('moved.title')}
      footer={
        <Button variant="danger" onClick={() => pending?.answer(true)}>
          {t('moved.confirm')}
        </Button>
      }
    >
      {pending && <MoneyFacts {...pending} />}
    </Dialog>
  )
}
