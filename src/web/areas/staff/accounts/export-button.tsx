import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ConfirmAct } from '../frame/confirm-act.tsx'
import { saveAs } from '../frame/save-as.ts'
import { useExportAccountMutation } from './accounts.api.ts'

/** Saves all that is held of an account’s owner as a file, to be sent to them. */
export function ExportButton({ account: { account_id: id } }: { account: StaffAccount }) {
  const { t } = useTranslation('staff_accounts')
  const [ask] = useExportAccountMutation()
  const save = async () => {
    const answer = await ask(id)
    if (answer.data) saveAs(`${id}.json`, JSON.stringify(answer.data, null, 2), 'application/json')
    return answer
  }
  return (
    <ConfirmAct
      label={t('export')}
      title={t('export_title')}
      text={t('export_text')}
      confirm={t('export_it')}
      act={save}
      done={t('done.exported')}
    />
  )
}
