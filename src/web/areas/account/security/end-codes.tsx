import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import { PasswordField as PasswordText } from '#domains/accounts/account.contract.ts'
import { CodeField, RecoveryCodeField } from '#domains/accounts/second-step/second-step.contract.ts'
import { useEndCodesMutation } from '#web/shell/second-step/second-step.api.ts'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { PasswordField } from '#web/forms/password-field.tsx'

const Unused = z.string().transform(() => undefined)
type Sent = { password: string; code: string | undefined; recovery_code: string | undefined }
type Contract = z.ZodType<Sent, Record<keyof Sent, string>>

const byCode: Contract = z.object({ password: PasswordText, code: CodeField, recovery_code: Unused })
const byRecoveryCode: Contract = z.object({
  password: PasswordText,
  code: Unused,
  recovery_code: RecoveryCodeField,
})

/** Turns codes off with the password and a code of the app, or a recovery code if the phone is lost. */
export function EndCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security')
  const [lost, setLost] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <EndForm key={lost ? 'recovery_code' : 'code'} lost={lost} onDone={onDone} />
      <div>
        <Button variant="quiet" onClick={() => setLost(!lost)}>
          {t(lost ? 'codes.with_code' : 'codes.with_recovery')}
        </Button>
      </div>
    </div>
  )
}

function EndForm({ lost, onDone }: { lost: boolean; onDone: () => void }) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [end] = useEndCodesMutation()
  const form = useForm({
    id: 'end-codes',
    contract: lost ? byRecoveryCode : byCode,
    values: { password: '', code: '', recovery_code: '' },
    send: (sent) => end({ ...sent, lang_id }),
    success: t('codes.now_off'),
    done: onDone,
  })
  return (
    <Form form={form} label={t('codes.turn_off')} variant="danger">
      <PasswordField {...form.field('password')} label={t('password')} />
      {lost ? (
        <TextField
          {...form.field('recovery_code')}
          dir="ltr"
          label={t('recovery.code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="max-w-xs"
          required
        />
      ) : (
        <TextField
          {...form.field('code')}
          dir="ltr"
          inputMode="numeric"
          label={t('codes.code')}
          hint={t('codes.first_hint')}
          autoComplete="one-time-code"
          className="max-w-xs"
          required
        />
      )}
    </Form>
  )
}
