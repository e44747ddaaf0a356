import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FormInPlace } from '#web/forms/form-in-place.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { mayCall } from '../may-call.ts'
import {
  accountsApi,
  useBlockAccountMutation,
  useEndAccountSessionsMutation,
  useEraseAccountMutation,
  useExportAccountMutation,
  useMailPasswordLinkMutation,
  useUnblockAccountMutation,
} from './accounts.api.ts'
import { useHeader, useSiteDispatch } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { saveAs } from '../frame/save-as.ts'
import { useNavigate } from 'react-router'

/** Actions on an account; those for administrators are shown only to them. */
export function AccountActions({ account, me }: { account: StaffAccount; me: StaffMe }) {
  const { t } = useTranslation('staff_accounts')
  const [unblock] = useUnblockAccountMutation()
  const [endSessions] = useEndAccountSessionsMutation()
  const [mailLink] = useMailPasswordLinkMutation()
  const { account_id: id, blocked, sessions } = account
  return (
    <div className="flex flex-wrap items-start gap-3">
      {blocked ? (
        <ConfirmAction
          label={t('unblock')}
          title={t('unblock_title')}
          text={t('unblock_text')}
          confirm={t('unblock')}
          onConfirm={() => unblock({ id })}
          done={t('done.unblocked')}
        />
      ) : (
        <FormInPlace label={t('block')}>{(close) => <BlockForm id={id} onDone={close} />}</FormInPlace>
      )}
      {sessions.length > 0 && (
        <ConfirmAction
          label={t('end_sessions')}
          title={t('end_sessions_title')}
          text={t('end_sessions_text')}
          confirm={t('end_sessions')}
          onConfirm={() => endSessions({ id })}
          done={t('done.ended')}
          danger
        />
      )}
      <ConfirmAction
        label={t('mail_link')}
        title={t('mail_link_title')}
        text={t('mail_link_text')}
        confirm={t('mail_link_it')}
        onConfirm={() => mailLink({ id })}
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

const FIELDS: readonly FieldSpec[] = [{ name: 'reason', kind: 'text' }]

/** Blocks an account for a reason. */
function BlockForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation('staff_accounts')
  const { lang_id } = useHeader()
  const [block] = useBlockAccountMutation()
  const form = useStaffForm({
    id: 'block',
    fields: FIELDS,
    send: (fields) => block({ ...(fields as { reason: string }), id, lang_id }),
    success: t('done.blocked'),
    done: onDone,
  })
  return (
    <FormCard form={form} title={t('block')} label={t('block_it')} onCancel={onDone} className="max-w-2xl">
      <p className="text-sm text-ink-soft">{t('block_text')}</p>
      <StaffFields form={form} specs={FIELDS} words="staff_accounts:fields" />
    </FormCard>
  )
}

/** Downloads all data about an account’s owner, to be sent to them. */
function ExportButton({ account: { account_id: id } }: { account: StaffAccount }) {
  const { t } = useTranslation('staff_accounts')
  const [exportAccount] = useExportAccountMutation()
  const save = async () => {
    const answer = await exportAccount({ id })
    if (answer.data) saveAs(`${id}.json`, JSON.stringify(answer.data, null, 2), 'application/json')
    return answer
  }
  return (
    <ConfirmAction
      label={t('export')}
      title={t('export_title')}
      text={t('export_text')}
      confirm={t('export_it')}
      onConfirm={save}
      done={t('done.exported')}
    />
  )
}

const ERASE_FIELDS: readonly FieldSpec[] = [{ name: 'email', kind: 'code' }]

type EraseFormProps = { account: StaffAccount; onDone: () => void }

/** Erases an account permanently after its email address is entered. */
function EraseForm({ account: { account_id: id }, onDone }: EraseFormProps) {
  const { t } = useTranslation('staff_accounts')
  const { lang_id } = useHeader()
  const navigate = useNavigate()
  const dispatch = useSiteDispatch()
  const [erase] = useEraseAccountMutation()
  const form = useStaffForm({
    id: 'erase',
    fields: ERASE_FIELDS,
    send: async (fields) => {
      const answer = await erase({ ...(fields as { email: string }), id, lang_id })
      // The API answers nothing.
      return answer.error ? answer : { data: true }
    },
    success: t('done.erased'),
    done: async () => {
      await navigate('/staff/accounts')
      dispatch(accountsApi.util.invalidateTags(['STAFF_ACCOUNTS']))
    },
  })
  return (
    <FormCard form={form} title={t('erase')} label={t('erase_it')} onCancel={onDone} className="max-w-2xl">
      <p className="text-sm text-ink-soft">{t('erase_text')}</p>
      <StaffFields form={form} specs={ERASE_FIELDS} words="staff_accounts:fields" />
    </FormCard>
  )
}
