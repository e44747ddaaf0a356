import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { TripKey } from '#domains/companies/keys/staff-key.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useRevokeTripKeyMutation } from './trip-keys.api.ts'

/** Takes a key back for good, after it said which sites that stops. */
export function RevokeKeyDialog({ tripKey, onClose }: { tripKey: TripKey | null; onClose: () => void }) {
  const { t } = useTranslation('trip_keys')
  const words = useErrorWords()
  const [revoke, { isLoading, error, reset }] = useRevokeTripKeyMutation()
  const close = () => {
    reset()
    onClose()
  }
  const press = async () => {
    if (!tripKey) return
    const answer = await revoke({ id: tripKey.id })
    if (answer.error) return
    toast.success(t('done.revoked', { name: isolate(tripKey.name) }))
    close()
  }
  return (
    <Dialog
      open={tripKey !== null}
      onClose={close}
      title={tripKey?.name ?? ''}
      footer={
        <Button look="danger" busy={isLoading} onClick={() => void press()}>
          {t('revoke')}
        </Button>
      }
    >
      {error && <Notice tone="bad" title={words(error)} />}
      <p className="text-sm">{t('revoke_text')}</p>
      <p className="mt-2 text-sm">
        <bdi dir="ltr" className="break-all">
          {tripKey?.domains.join(', ')}
        </bdi>
      </p>
    </Dialog>
  )
}
