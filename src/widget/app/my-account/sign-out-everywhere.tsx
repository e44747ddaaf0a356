import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useAccount } from '../account/use-account.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useTripsCall } from '../failure/use-trips-call.ts'

/** Ends all sign-ins of the person, on every page and device, this one too. */
export function SignOutEverywhere() {
  const { t } = useTranslation('my_account')
  const { signOutEverywhere } = useAccount()
  const [asks, setAsks] = useState(false)
  const { busy, error, run } = useTripsCall()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asks) box.current?.focus()
  }, [asks])

  return (
    <SectionCard title={t('everywhere.title')} text={t('everywhere.text')}>
      {error && <FailureNotice error={error} />}
      {asks ? (
        <Notice ref={box} tabIndex={-1} tone="careful" title={t('everywhere.sure')}>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="danger" busy={busy} onClick={() => void run(signOutEverywhere)}>
              {t('everywhere.do')}
            </Button>
            <Button look="second" onClick={() => setAsks(false)}>
              {t('everywhere.keep')}
            </Button>
          </div>
        </Notice>
      ) : (
        <Button look="danger" className="self-start" onClick={() => setAsks(true)}>
          {t('everywhere.begin')}
        </Button>
      )}
    </SectionCard>
  )
}
