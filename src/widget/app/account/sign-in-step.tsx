import { useState, type FormEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import type { Step } from '../steps/step.ts'
import { useSteps } from '../steps/use-steps.ts'
import { useWidget } from '../widget-context.ts'
import { AddressForm, type SentCode } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import type { Faults } from '../forms/faults.ts'
import { AddressFields } from './address-fields.tsx'
import { useAccount } from './use-account.ts'
import { useAddressInput } from './use-address-input.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'

/** Signs in by a code that is sent to a mobile number or an e-mail address, or by a password; then on to `next`. */
export function SignInStep({ next }: { next: Step }) {
  const { t } = useTranslation('sign_in')
  const { boot } = useWidget()
  const { go } = useSteps()
  const [sent, setSent] = useState<SentCode | null>(null)
  const [byPassword, setByPassword] = useState(false)
  const onDone = () => go(next, 'instead')
  return (
    <div className="mx-auto flex max-w-lg flex-col gap-5 p-4 min-[480px]:p-6">
      <div>
        <StepHeading>{t(sent ? 'code_title' : 'title')}</StepHeading>
        {!sent && (
          <p className="mt-2 text-sm text-ink-soft">{t(boot.corpId === '' ? 'why' : 'why_company')}</p>
        )}
      </div>
      {byPassword ? (
        <PasswordForm onDone={onDone} onCode={() => setByPassword(false)} />
      ) : sent ? (
        <CodeForm
          key={sent.otpId}
          sent={sent}
          onResent={setSent}
          onDone={onDone}
          onOther={() => setSent(null)}
        />
      ) : (
        <AddressForm onSent={setSent} onPassword={() => setByPassword(true)} />
      )}
    </div>
  )
}

/** Signs in by a password, for who has one. */
function PasswordForm({ onDone, onCode }: { onDone: () => void; onCode: () => void }) {
  const { t } = useTranslation('sign_in')
  const { signIn } = useAccount()
  const address = useAddressInput()
  const [password, setPassword] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const { busy, error, run, forget } = useTripsCall()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    forget()
    const read = await address.read()
    const missing: Faults = {
      ...('faults' in read && read.faults),
      ...(password === '' && { password: t('fault.password_required') }),
    }
    setFaults(missing)
    if (!('address' in read) || Object.keys(missing).length > 0) return
    const { address: identity } = read
    const reply = await run(() => signIn({ ...identity, password }))
    if (reply.ok) onDone()
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      <FaultSummary faults={faults} prefix="sign-in" />
      {error && <FailureNotice error={error} />}
      <AddressFields address={address} faults={faults} />
      <TextField
        id="sign-in-password"
        type="password"
        autoComplete="current-password"
        label={t('password')}
        error={faults['password']}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" wide busy={busy}>
        {t('sign_in')}
      </Button>
      <Button variant="quiet" wide onClick={onCode}>
        {t('use_code')}
      </Button>
    </form>
  )
}
