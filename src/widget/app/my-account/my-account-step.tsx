import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useBooker } from '../booking/use-booker.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { CompanyCard } from './company-card.tsx'
import { OwnRecordCard } from './own-record-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'
import { SupervisorCard } from './supervisor-card.tsx'
import { WalletCard } from './wallet-card.tsx'

/** The traveller's own record and, of their company, its wallet, its record and who approves their trips. */
export function MyAccountStep() {
  const { t } = useTranslation('my_account')
  const { booker, error, again } = useBooker()
  return (
    <div className="flex flex-col gap-4 p-4 min-[480px]:p-6">
      <StepHeading>{t('title')}</StepHeading>
      {error && <FailureNotice error={error} onRetry={again} />}
      {!booker && !error && <Skeleton className="h-96" />}
      {booker && (
        <>
          {booker.company && <WalletCard profile={booker.profile} company={booker.company.name} />}
          <OwnRecordCard booker={booker} />
          <SupervisorCard profile={booker.profile} />
          {booker.company && (
            <CompanyCard company={booker.company} isAdmin={booker.profile.userContent.isAdmin} />
          )}
          {booker.company && booker.profile.userContent.isAdmin && booker.people.length > 0 && (
            <PeopleCard people={booker.people} company={booker.company.name} />
          )}
        </>
      )}
      <SignOutEverywhere />
    </div>
  )
}
