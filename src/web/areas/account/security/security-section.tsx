import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { TwoStep } from './two-step.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SectionCard } from '#ui/section-card.tsx'

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
