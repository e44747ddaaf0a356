import { Fingerprint } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form } from 'react-router'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useStartPasskeySignInMutation } from '#web/app/session/sign-in.api.ts'
import { Refused } from '#web/forms/refused.tsx'
import { showPasskey } from './show-passkey.ts'

/**
 * Sign-in with a passkey alone: the browser identifies the account. Needs script: not rendered before
 * hydration.
 */
export function PasskeySignIn() {
  const { t } = useTranslation('accounts')
  const { lang_id } = useHeader()
  const form = useRef<HTMLFormElement>(null)
  const [start, { error }] = useStartPasskeySignInMutation()
  const [state, setState] = useState<'waiting' | 'asking' | 'none'>('waiting')
  if (!useHydrated() || !('PublicKeyCredential' in window)) return null

  const signIn = async () => {
    setState('asking')
    const started = await start({ lang_id })
    if (!started.data) return setState('waiting')
    const passkey = await showPasskey(started.data.options)
    if (passkey === null || !form.current) return setState('none')
    setState('waiting')
    const { elements } = form.current
    const fields = elements as typeof elements & Record<'passkey_challenge' | 'passkey', HTMLInputElement>
    fields.passkey_challenge.value = started.data.challenge
    fields.passkey.value = passkey
    form.current.requestSubmit()
  }
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-col gap-3">
      {error && <Refused error={error} />}
      {state === 'none' && <Notice tone="careful">{t('second_step.no_passkey')}</Notice>}
      <input type="hidden" name="passkey_challenge" />
      <input type="hidden" name="passkey" />
      <Button variant="second" wide busy={state === 'asking'} onClick={() => void signIn()}>
        <Fingerprint className="size-5" />
        {t('second_step.sign_in_with_passkey')}
      </Button>
    </Form>
  )
}
