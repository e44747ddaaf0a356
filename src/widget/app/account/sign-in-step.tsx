import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import type { Step } from '../steps/step.ts'
import { useSteps } from '../steps/use-steps.ts'
import { useWidget } from '../widget-context.ts'
import { AddressForm, type SentCode } from './address-form.tsx'
import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'

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
