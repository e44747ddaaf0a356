import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { ConfirmAct } from '../frame/confirm-act.tsx'
import { mayCall } from '../may-call.ts'
import { useActOnAccountMutation } from './accounts.api.ts'
import { BlockForm } from './block-form.tsx'
import { EraseForm } from './erase-form.tsx'
import { ExportButton } from './export-button.tsx'

/** What can be done with an account: those that only administrators may are shown to them alone. */
export function AccountActs({ account, me }: { account: StaffAccount; me: StaffMe }) {
  const { t } = useTranslation('staff_accounts')
  const [act] = useActOnAccountMutation()
  const { account_id: id, blocked, sessions } = account
  return (
    <div className="flex flex-wrap items-start gap-3">
      {blocked ? (
        <ConfirmAct
          label={t('unblock')}
          title={t('unblock_title')}
          text={t('unblock_text')}
          confirm={t('unblock')}
          act={() => act({ id, act: 'unblock' })}
          done={t('done.unblocked')}
        />
      ) : (
        <FormInPlace label={t('block')}>{(close) => <BlockForm id={id} onDone={close} />}</FormInPlace>
      )}
      {sessions.length > 0 && (
        <ConfirmAct
          label={t('end_sessions')}
          title={t('end_sessions_title')}
          text={t('end_sessions_text')}
          confirm={t('end_sessions')}
          act={() => act({ id, act: 'end-sessions' })}
          done={t('done.ended')}
          danger
        />
      )}
      <ConfirmAct
        label={t('mail_link')}
        title={t('mail_link_title')}
        text={t('mail_link_text')}
        confirm={t('mail_link_it')}
        act={() => act({ id, act: 'password-link' })}
        done={t('done.mailed')}
      />
      {mayCall(me.roles, 'exportAccount') && <ExportButton account={account} />}
      {mayCall(me.roles, 'eraseAccount') && (
        <FormInPlace label={t('erase')}>
          {(close) => <EraseForm account={account} onDone={close} />}
        </FormInPlace>
      )}
    </div>
  )
}
