import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useEndPartnerMutation } from './partners.api.ts'

/** Ends the work with a partner, after it said what that does. */
export function EndPartner({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  const words = useErrorWords()
  const [asked, setAsked] = useState(false)
  const [end, { isLoading, error, reset }] = useEndPartnerMutation()
  const { partner_id: id, version, name } = partner
  const close = () => {
    reset()
    setAsked(false)
  }
  const press = async () => {
    const answer = await end({ id, version })
    if (answer.error) return
    toast.success(t('done.ended', { name: isolate(name) }))
    close()
  }
  return (
    <>
      <Button look="second" onClick={() => setAsked(true)}>
        {t('end')}
      </Button>
      <Dialog
        open={asked}
        onClose={close}
        title={t('end_title', { name: isolate(name) })}
        footer={
          <Button look="danger" busy={isLoading} onClick={() => void press()}>
            {t('end')}
          </Button>
        }
      >
        {error && <Notice tone="bad" title={words(error)} />}
        <p className="text-sm">{t('end_text')}</p>
      </Dialog>
    </>
  )
}
