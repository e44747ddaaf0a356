import { explainSignIn } from '../explain-sign-in.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import type { ActionForm } from '#web/forms/use-action-form.ts'
import type { SecondStepChallenge } from './second-step-challenge.ts'
import { Fingerprint } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { showPasskey } from './show-passkey.ts'

/** The second step of a sign-in: a code of the app, a passkey, or a recovery code. */
export function SecondStepForm({ step, form }: { step: SecondStepChallenge; form: ActionForm }) {
  const { t } = useTranslation('accounts')
  const { challenge, methods, passkey_options } = step
  const { defaultValue: recoveryCode = '', error } = form.field('recovery_code')
  const recovery = (
    <TextField
      {...form.field('recovery_code')}
      dir="ltr"
      label={t('second_step.recovery_code')}
      hint={t('second_step.recovery_hint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  )
  return (
    <>
      <Form form={form} explain={explainSignIn(t)} label={t('login.send')} wide>
        <input type="hidden" name="challenge" value={challenge} />
        <input type="hidden" name="methods" value={methods.join(' ')} />
        <input type="hidden" name="passkey_options" value={JSON.stringify(passkey_options)} />
        {passkey_options !== null && <PasskeyButton options={passkey_options} />}
        {methods.includes('code') && (
          <TextField
            {...form.field('code')}
            dir="ltr"
            inputMode="numeric"
            label={t('second_step.code')}
            hint={t('second_step.code_hint')}
            autoComplete="one-time-code"
          />
        )}
        {methods.includes('recovery_code') && methods.length > 1 ? (
          <details open={recoveryCode !== '' || error !== undefined}>
            <summary className="text-link flex min-h-11 items-center text-sm">
              {t('second_step.lost')}
            </summary>
            {recovery}
          </details>
        ) : (
          recovery
        )}
      </Form>
      <LinkButton to="/login" reloadDocument variant="quiet">
        {t('second_step.begin_again')}
      </LinkButton>
    </>
  )
}

/** Requests a passkey from the browser and submits the surrounding form. Not rendered before hydration. */
function PasskeyButton({ options }: { options: NonNullable<SecondStepChallenge['passkey_options']> }) {
  const { t } = useTranslation('accounts')
  const answer = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'waiting' | 'asking' | 'none'>('waiting')
  if (!useHydrated() || !('PublicKeyCredential' in window)) return null

  const show = async () => {
    setState('asking')
    const shown = await showPasskey(options)
    if (shown === null || !answer.current) return setState('none')
    setState('waiting')
    answer.current.value = shown
    answer.current.form?.requestSubmit()
    answer.current.value = ''
  }
  return (
    <>
      {state === 'none' && <Notice tone="careful">{t('second_step.no_passkey')}</Notice>}
      <input ref={answer} type="hidden" name="passkey" />
      <Button variant="second" wide busy={state === 'asking'} onClick={() => void show()}>
        <Fingerprint className="size-5" />
        {t('second_step.passkey')}
      </Button>
    </>
  )
}
