import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { digitsIn } from '#kernel/digits.ts'
import { problemOf } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { TripsError } from '../../trips/trips-client.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useWait } from '../failure/use-wait.ts'
import { faultsIn } from '../forms/faults.ts'
import { useWidget } from '../widget-context.ts'
import { addressText } from './address.ts'
import { sendCode, type SentCode } from './send-code.ts'
import { useAccount } from './use-account.ts'

const CODE_LENGTH = 6

type Props = {
  sent: SentCode
  onResent: (sent: SentCode) => void
  onDone: () => void
  /** Goes back to enter another address. */
  onOther: () => void
}

/** Form for the sent code; after a while, it can request another one. */
export function CodeForm({ sent, onResent, onDone, onOther }: Props) {
  const { t } = useTranslation('sign_in')
  const { trips } = useWidget()
  const { signIn } = useAccount()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [error, setError] = useState<TripsError | null>(null)
  const wait = useWait(sent.at + sent.resendAfterS * 1000)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function refuse(message: string) {
    setFault(message)
    field.current?.focus()
  }

  async function check(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setError(null)
    if (code.length < CODE_LENGTH) return refuse(t('fault.code_invalid'))
    setBusy(true)
    const reply = await signIn({ ...sent.address, otp_id: sent.otpId, code })
    setBusy(false)
    if (reply.ok) return onDone()
    const rejected = faultsIn(reply.error, { code: 'code', otp_id: 'code' })
    if (rejected) return refuse(rejected['code'] ?? t('fault.code_invalid'))
    if (problemOf(reply.error)?.code === 'wrong_code') return refuse(t('fault.wrong_code'))
    setError(reply.error)
  }

  async function resend() {
    setBusy(true)
    setError(null)
    setFault(null)
    const again = await sendCode(trips, sent.address)
    setBusy(false)
    if ('otpId' in again) onResent(again)
    else setError(again)
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void check(event)}>
      <p className="text-sm" role="status">
        {t('sent')} <bdi className="font-semibold">{addressText(sent.address)}</bdi>
      </p>
      {error && <FailureNotice error={error} />}
      <TextField
        ref={field}
        id="sign-in-code"
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="[&_input]:text-center [&_input]:text-xl [&_input]:tracking-[0.4em]"
        label={t('code')}
        hint={t('code_hint')}
        error={fault}
        value={code}
        onChange={(event) => setCode(digitsIn(event.target.value).slice(0, CODE_LENGTH))}
      />
      <Button type="submit" wide busy={busy}>
        {t('sign_in')}
      </Button>
      <div className="flex flex-wrap justify-center gap-x-4">
        <Button variant="quiet" disabled={wait > 0} onClick={() => void resend()}>
          {wait > 0 ? t('resend_in', { count: wait }) : t('resend')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('other_address')}
        </Button>
      </div>
    </form>
  )
}
