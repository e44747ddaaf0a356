import { useTranslation } from 'react-i18next'
import { PasswordAgainBody } from '#domains/accounts/second-step/second-step.contract.ts'
import { useRemovePasskeyMutation } from '#web/shell/second-step/second-step.api.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { useHeader } from '#web/app/store.ts'
import { SectionForm } from '#web/forms/section-form.tsx'
import { useSectionForm } from '#web/forms/use-section-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'

/** Removes a passkey, with the password. */
export function RemovePasskey({ id }: { id: string }) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [remove] = useRemovePasskeyMutation()
  const form = useSectionForm({
    id: `remove-${id}`,
    contract: PasswordAgainBody.pick({ password: true }),
    values: { password: '' },
    send: async (sent) => {
      const answer = await remove({ ...sent, id, lang_id })
      if (!answer.error) toast.success(t('passkeys.removed'))
      return answer
    },
  })
  const password = (
    <PasswordField
      {...form.field('password')}
      label={t('password')}
      autoComplete="current-password"
      required
    />
  )
  return (
    <SectionForm form={form} label={t('passkeys.remove')} look="danger">
      {password}
    </SectionForm>
  )
}
