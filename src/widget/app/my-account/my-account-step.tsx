import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useBooker } from '../booking/use-booker.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { StepHeading } from '../steps/step-heading.tsx'
import { CompanyCard } from './company-card.tsx'
import { OwnRecordCard } from './own-record-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { WalletCard } from './wallet-card.tsx'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useAccount } from '../account/use-account.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'
import type { z } from 'zod'
import type { SupervisorContract } from '#domains/companies/customers/customer.contract.ts'
import type { TripProfileReply } from '#domains/identity/profile/trip-profile.contract.ts'
import { AddressText } from '#ui/formats/address-text.tsx'
import { useCall } from '../use-call.ts'
import { Facts } from './facts.tsx'

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

/** Ends all sign-ins of the person, on every page and device, this one too. */
function SignOutEverywhere() {
  const { t } = useTranslation('my_account')
  const { signOutEverywhere } = useAccount()
  const [isConfirming, setConfirming] = useState(false)
  const { busy, error, run } = useTripsCall()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isConfirming) box.current?.focus()
  }, [isConfirming])

  return (
    <SectionCard title={t('everywhere.title')} text={t('everywhere.text')}>
      {error && <FailureNotice error={error} />}
      {isConfirming ? (
        <Notice ref={box} tabIndex={-1} tone="careful" title={t('everywhere.sure')}>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button look="danger" busy={busy} onClick={() => void run(signOutEverywhere)}>
              {t('everywhere.do')}
            </Button>
            <Button look="second" onClick={() => setConfirming(false)}>
              {t('everywhere.keep')}
            </Button>
          </div>
        </Notice>
      ) : (
        <Button look="danger" className="self-start" onClick={() => setConfirming(true)}>
          {t('everywhere.begin')}
        </Button>
      )}
    </SectionCard>
  )
}

type Supervisor = z.infer<typeof SupervisorContract>

/** The supervisor who books and approves for the traveller, with contact details. Null if there is none. */
function SupervisorCard({ profile }: { profile: TripProfileReply }) {
  const { supervisor_id: id } = profile.userContent
  return id === null || id === profile.profile_id ? null : <OfSupervisor id={id} />
}

function OfSupervisor({ id }: { id: string }) {
  const { t } = useTranslation('my_account')
  const { data, error, again } = useCall<Supervisor>(`/api/supervisor/${id}/detail`)
  return (
    <SectionCard title={t('supervisor.title')} text={t('supervisor.text')}>
      {error && <FailureNotice error={error} onRetry={again} />}
      {!data && !error && <Skeleton className="h-16" />}
      {data && (
        <Facts
          facts={[
            [t('own.name'), data.name && <bdi>{data.name}</bdi>],
            [
              t('own.email'),
              data.email && (
                <a className="text-coral-deep underline underline-offset-4" href={`mailto:${data.email}`}>
                  <AddressText>{data.email}</AddressText>
                </a>
              ),
            ],
            [
              t('own.mobile'),
              data.mobile && (
                <a className="text-coral-deep underline underline-offset-4" href={`tel:${data.mobile}`}>
                  <bdi dir="ltr">{data.mobile}</bdi>
                </a>
              ),
            ],
          ]}
        />
      )}
    </SectionCard>
  )
}
