import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { PasswordAgainBody } from '#domains/accounts/second-step/second-step.contract.ts'
import { useRemovePasskeyMutation } from '#web/shell/second-step/second-step.api.ts'
import { useHeader } from '#web/app/store.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'

/** Removes a passkey, with the password. */
export function RemovePasskey({ id }: { id: string }) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [remove] = useRemovePasskeyMutation()
  const form = useForm({
    id: `remove-${id}`,
    contract: PasswordAgainBody.pick({ password: true }),
    values: { password: '' },
    send: (sent) => remove({ ...sent, id, lang_id }),
    success: t('passkeys.removed'),
  })
  return (
    <Form form={form} label={t('passkeys.remove')} look="danger">
      <PasswordField {...form.field('password')} label={t('password')} />
    </Form>
  )
}
