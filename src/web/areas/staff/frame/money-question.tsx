import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { MoneyFacts, type MovedMoney } from './money-facts.tsx'

/** A question about money that waits for an answer. */
export type AskedMoney = MovedMoney & { answer: (agreed: boolean) => void }

/** Asks whether a form is to move this money, before it is sent. */
export function MoneyQuestion({ asked }: { asked: AskedMoney | null }) {
  const { t } = useTranslation('staff')
  return (
    <Dialog
      open={asked !== null}
      onClose={() => asked?.answer(false)}
      title={t('moved.title')}
      footer={
        <Button look="danger" onClick={() => asked?.answer(true)}>
          {t('moved.confirm')}
        </Button>
      }
    >
      {asked && <MoneyFacts {...asked} />}
    </Dialog>
  )
}
