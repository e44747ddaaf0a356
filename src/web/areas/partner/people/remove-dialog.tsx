import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { PartnerPerson } from '#domains/partners/record/people/partner-people.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useRemovePersonMutation } from './people.api.ts'

/** Removes somebody, after it said what becomes of their account. */
export function RemoveDialog({ person, onClose }: { person: PartnerPerson | null; onClose: () => void }) {
  const { t } = useTranslation('partner')
  const words = useErrorWords()
  const [remove, { isLoading, error, reset }] = useRemovePersonMutation()
  const email = isolate(person?.email ?? '')
  const close = () => {
    reset()
    onClose()
  }
  const press = async () => {
    if (!person) return
    const answer = await remove({ id: person.person_id })
    if (answer.error) return
    toast.success(t('people.done.removed', { email }))
    close()
  }
  return (
    <Dialog
      open={person !== null}
      onClose={close}
      title={t('people.remove_title', { email })}
      footer={
        <Button look="danger" busy={isLoading} onClick={() => void press()}>
          {t('people.remove')}
        </Button>
      }
    >
      {error && <Notice tone="bad" title={words(error)} />}
      <p className="text-sm">{t('people.remove_text')}</p>
    </Dialog>
  )
}
