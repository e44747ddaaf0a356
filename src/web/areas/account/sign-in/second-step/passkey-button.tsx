import { Fingerprint } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import type { AskedSecondStep } from './asked-second-step.ts'
import { showPasskey } from './show-passkey.ts'

/** Requests a passkey from the browser and submits the surrounding form. Not rendered before hydration. */
export function PasskeyButton({ options }: { options: NonNullable<AskedSecondStep['passkey_options']> }) {
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
      <Button look="second" wide busy={state === 'asking'} onClick={() => void show()}>
        <Fingerprint className="size-5" />
        {t('second_step.passkey')}
      </Button>
    </>
  )
}
