import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import { AddPasskeyBody, PasswordAgainBody } from '#domains/accounts/second-step/second-step.contract.ts'
import { useAddPasskeyMutation, useNewPasskeyMutation } from '#web/shell/second-step/second-step.api.ts'
import { useHeader } from '#web/app/store.ts'
import { Notice } from '#ui/notice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'
import { makePasskey, type NotMade } from './make-passkey.ts'

const NewPasskeyForm = z.object({
  name: AddPasskeyBody.shape.name,
  password: PasswordAgainBody.shape.password,
})

/** Adds a passkey: its name and the password here, the rest in the browser's own dialog. */
export function NewPasskey({ onDone }: { onDone: (recoveryCodes: readonly string[] | null) => void }) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [begin] = useNewPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const [notMade, setNotMade] = useState<NotMade | null>(null)
  const form = useForm({
    id: 'passkey',
    contract: NewPasskeyForm,
    values: { name: '', password: '' },
    send: async ({ name, password }) => {
      setNotMade(null)
      const begun = await begin({ password, lang_id })
      if (!begun.data) return { error: begun.error }
      const made = await makePasskey(begun.data.options)
      if ('notMade' in made) {
        return setNotMade(made.notMade)
      }
      return add({ challenge: begun.data.challenge, name, passkey: made.passkey, lang_id })
    },
    success: t('passkeys.added'),
    done: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <>
      {notMade && <Notice tone="careful">{t(`passkeys.not_made.${notMade}`)}</Notice>}
      <Form form={form} label={t('passkeys.make')}>
        <TextField
          {...form.field('name')}
          label={t('passkeys.name')}
          hint={t('passkeys.name_hint')}
          autoComplete="off"
          required
        />
        <PasswordField {...form.field('password')} label={t('password')} hint={t('password_hint')} />
      </Form>
    </>
  )
}
