import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { PasswordField as PasswordText } from '#domains/accounts/account.contract.ts'
import { CodeField, RecoveryCodeField } from '#domains/accounts/second-step/second-step.contract.ts'
import { useEndCodesMutation } from '#web/api.ts'
import { toast } from '#web/shell/toast.ts'
import { useHeader } from '#web/store.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { SectionForm } from '../account/section-form.tsx'
import { useSectionForm } from '../account/use-section-form.ts'
import { PasswordField } from '../password-field.tsx'

const ByCode = z.object({ password: PasswordText, code: CodeField })
const ByRecoveryCode = z.object({ password: PasswordText, recovery_code: RecoveryCodeField })

/** Turns codes off, by the password and a code of the app; by a recovery code where the phone is gone. */
export function EndCodes({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security')
  const [lost, setLost] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      {lost ? <WithRecoveryCode onDone={onDone} /> : <WithCode onDone={onDone} />}
      <div>
        <Button look="quiet" onClick={() => setLost(!lost)}>
          {t(lost ? 'codes.with_code' : 'codes.with_recovery')}
        </Button>
      </div>
    </div>
  )
}

function WithCode({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security')
  const end = useEnd(onDone)
  const form = useSectionForm({
    id: 'end-codes',
    contract: ByCode,
    values: { password: '', code: '' },
    send: end,
  })
  const fields = (
    <>
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
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
    </>
  )
  return (
    <SectionForm form={form} label={t('codes.turn_off')} look="danger">
      {fields}
    </SectionForm>
  )
}

function WithRecoveryCode({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('security')
  const end = useEnd(onDone)
  const form = useSectionForm({
    id: 'end-codes',
    contract: ByRecoveryCode,
    values: { password: '', recovery_code: '' },
    send: end,
  })
  const fields = (
    <>
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        required
      />
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
    </>
  )
  return (
    <SectionForm form={form} label={t('codes.turn_off')} look="danger">
      {fields}
    </SectionForm>
  )
}

function useEnd(onDone: () => void) {
  const { t } = useTranslation('security')
  const { lang_id } = useHeader()
  const [end] = useEndCodesMutation()
  return async (sent: { password: string; code?: string; recovery_code?: string }) => {
    const answer = await end({ ...sent, lang_id })
    if (answer.error) return answer
    toast.success(t('codes.now_off'))
    onDone()
    return answer
  }
}
