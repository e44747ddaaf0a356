import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { useReadSecondStepQuery } from '#web/shell/second-step/second-step.api.ts'
import { BeginCodes } from '#web/shell/second-step/begin-codes.tsx'
import { NewRecoveryCodes } from '#web/shell/second-step/new-recovery-codes.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type SetUpSecondStepProps = {
  issued: readonly string[] | null
  onIssued: (codes: readonly string[] | null) => void
}

/**
 * Shown to members without a second step: sets up an authenticator app and shows the recovery codes. Members who set it
 * up after this session started sign in again.
 */
export function SetUpSecondStep({ issued, onIssued }: SetUpSecondStepProps) {
  const { t } = useTranslation('staff')
  const { production } = useSite()
  const { data: state } = useReadSecondStepQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const has = state ? state.codes.on || state.passkeys.length > 0 : null
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-4 py-4">
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {t('second_step.title')}
      </h1>
      {issued ? (
        <NewRecoveryCodes codes={issued} onKept={() => onIssued(null)} />
      ) : has === null ? (
        <Skeleton className="h-60" />
      ) : has ? (
        <>
          <p>{t('second_step.again')}</p>
          <LinkButton to="/login?callbackUrl=%2Fstaff" className="self-start">
            {t('accounts:login.title')}
          </LinkButton>
        </>
      ) : (
        <Card className="flex flex-col gap-4">
          <p>{t('second_step.text')}</p>
          <BeginCodes
            onDone={onIssued}
            {...(!production && { renderHelp: (secret) => <CodeNow secret={secret} /> })}
          />
          <p className="text-sm text-ink-soft">
            {t('second_step.passkey')}{' '}
            <LinkButton to="/account/security" look="quiet">
              {t('second_step.passkey_link')}
            </LinkButton>
          </p>
        </Card>
      )}
    </div>
  )
}

/** Refresh interval of the shown code. */
const POLL_MS = 1000

/** Shows the current code of the app, to try the product without a phone. Not in production. */
function CodeNow({ secret }: { secret: string }) {
  const { t } = useTranslation('staff')
  const [code, setCode] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined
    let over = false
    const start = async () => {
      const { TOTP } = await import('otpauth')
      if (over) return
      const show = () => setCode(new TOTP({ secret }).generate())
      show()
      timer = setInterval(show, POLL_MS)
    }
    void start()
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [secret])
  return (
    <p className="mt-3 text-ink-soft">
      {t('second_step.without_phone')}{' '}
      <bdi dir="ltr" className="font-semibold text-ink tabular select-all">
        {code}
      </bdi>
    </p>
  )
}
