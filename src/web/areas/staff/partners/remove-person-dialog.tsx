import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useRemovePartnerPersonMutation } from './partners.api.ts'

type RemovePersonDialogProps = {
  partnerId: string
  person: StaffPartner['people'][number] | null
  onClose: () => void
}

/** Removes somebody from a partner, after it said what becomes of their account. */
export function RemovePersonDialog({ partnerId: id, person, onClose }: RemovePersonDialogProps) {
  const { t } = useTranslation('partners')
  const words = useErrorWords()
  const [remove, { isLoading, error, reset }] = useRemovePartnerPersonMutation()
  const close = () => {
    reset()
    onClose()
  }
  const press = async () => {
    if (!person) return
    const answer = await remove({ id, person_id: person.person_id })
    if (answer.error) return
    toast.success(t('done.removed'))
    close()
  }
  return (
    <Dialog
      open={person !== null}
      onClose={close}
      title={person?.name ?? ''}
      footer={
        <Button look="danger" busy={isLoading} onClick={() => void press()}>
          {t('remove')}
        </Button>
      }
    >
      {error && <Notice tone="bad" title={words(error)} />}
      <p className="text-sm">{t('remove_text')}</p>
    </Dialog>
  )
}
