import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffPartner } from '#domains/partners/record/staff/staff-partner.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { useChangePartnerMutation } from './partners.api.ts'

/** Ends the work with a partner, after it said what that does. */
export function EndPartner({ partner }: { partner: StaffPartner }) {
  const { t } = useTranslation('partners')
  const [asked, setAsked] = useState(false)
  const [change] = useChangePartnerMutation()
  const name = isolate(partner.name)
  return (
    <>
      <Button look="second" onClick={() => setAsked(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        chosen={asked ? partner : null}
        onClose={() => setAsked(false)}
        title={t('end_title', { name })}
        confirm={t('end')}
        act={({ partner_id: id, version }) => change({ id, act: 'end', fields: { version } })}
        done={t('done.ended', { name })}
      >
        <p className="text-sm">{t('end_text')}</p>
      </ConfirmDialog>
    </>
  )
}
