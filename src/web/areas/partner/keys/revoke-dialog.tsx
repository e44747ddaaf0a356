import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ShownPartnerKey } from '#domains/partners/record/keys/partner-key.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { useRevokePartnerKeyMutation } from './keys.api.ts'

/** Revokes a key, after it said what stops by that. */
export function RevokeDialog({ chosen, onClose }: { chosen: ShownPartnerKey | null; onClose: () => void }) {
  const { t } = useTranslation('partner_keys')
  const words = useErrorWords()
  const [revoke, { isLoading, error, reset }] = useRevokePartnerKeyMutation()
  const name = isolate(chosen?.name ?? '')
  const close = () => {
    reset()
    onClose()
  }
  const press = async () => {
    if (!chosen) return
    const answer = await revoke({ id: chosen.key_id })
    if (answer.error) return
    toast.success(t('done.revoked', { name }))
    close()
  }
  return (
    <Dialog
      open={chosen !== null}
      onClose={close}
      title={t('revoke_title', { name })}
      footer={
        <Button look="danger" busy={isLoading} onClick={() => void press()}>
          {t('revoke')}
        </Button>
      }
    >
      {error && <Notice tone="bad" title={words(error)} />}
      <p className="text-sm">{t('revoke_text')}</p>
    </Dialog>
  )
}
