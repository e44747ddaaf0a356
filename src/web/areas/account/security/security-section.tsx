import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { ChoosePassword } from './choose-password.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useState } from 'react'
import { useSecondStepQuery } from '#web/shell/second-step/second-step.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePreservedFocus } from '#web/forms/use-preserved-focus.ts'
import { CodesCard } from './codes-card.tsx'
import { NewRecoveryCodes } from '#web/shell/second-step/new-recovery-codes.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCodesCard } from './recovery-codes-card.tsx'

/** The account's security settings. */
export function SecuritySection({ user }: { user: UserReply }) {
  const { t } = useTranslation('account')
  return (
    <div className="flex flex-col gap-6">
      {user.has_password ? (
        <>
          <PasswordCard />
          <TwoStep />
        </>
      ) : (
        <>
          <SectionCard title={t('choose_password.title')} text={t('choose_password.text')}>
            <ChoosePassword user={user} />
          </SectionCard>
          <SectionCard title={t('security:title')} text={t('security:text')}>
            <ChoosePassword user={user} needed />
          </SectionCard>
        </>
      )}
      <DevicesCard />
    </div>
  )
}

/** The second step at sign-in: an authenticator app, passkeys, and recovery codes for when neither is available. */
function TwoStep() {
  const { t } = useTranslation('security')
  const words = useErrorWords()
  const { data: state, error, refetch } = useSecondStepQuery()
  const [issued, setIssued] = useState<readonly string[] | null>(null)
  const first = usePreservedFocus(state ? issued : error)
  if (!state)
    return error ? (
      <Notice tone="bad" title={words(error)}>
        <Button look="quiet" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </Notice>
    ) : (
      <Skeleton className="h-60" />
    )
  const isOn = state.codes.on || state.passkeys.length > 0
  return (
    <>
      {issued && <NewRecoveryCodes key={issued[0]} codes={issued} onKept={() => setIssued(null)} />}
      <CodesCard heading={first} codes={state.codes} onIssued={setIssued} />
      <PasskeysCard passkeys={state.passkeys} onIssued={setIssued} />
      {isOn && <RecoveryCodesCard left={state.recovery_codes_left} onIssued={setIssued} />}
    </>
  )
}
