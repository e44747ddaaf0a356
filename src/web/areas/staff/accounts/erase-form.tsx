import { useNavigate } from 'react-router'
import type { StaffAccount } from '#domains/travellers/staff-account.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useHeader, useSiteDispatch } from '#web/app/store.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { FormCard } from '../form/form-card.tsx'
import { StaffFields } from '../form/staff-field.tsx'
import { useStaffForm } from '../form/use-staff-form.ts'
import { accountsApi, useEraseAccountMutation } from './accounts.api.ts'

const FIELDS: readonly FieldSpec[] = [{ name: 'email', kind: 'code' }]

type EraseFormProps = { account: StaffAccount; onDone: () => void }

/** Erases an account for good, once its e-mail is typed. */
export function EraseForm({ account: { account_id: id }, onDone }: EraseFormProps) {
  const { t } = useTranslation('staff_accounts')
  const { lang_id } = useHeader()
  const navigate = useNavigate()
  const dispatch = useSiteDispatch()
  const [erase] = useEraseAccountMutation()
  const form = useStaffForm({
    id: 'erase',
    fields: FIELDS,
    send: async (fields) => {
      const answer = await erase({ id, fields: { ...fields, lang_id } })
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
    <FormCard form={form} title={t('erase')} label={t('erase_it')} onLeave={onDone} className="max-w-2xl">
      <p className="text-sm text-ink-soft">{t('erase_text')}</p>
      <StaffFields form={form} specs={FIELDS} words="staff_accounts:fields" />
    </FormCard>
  )
}
