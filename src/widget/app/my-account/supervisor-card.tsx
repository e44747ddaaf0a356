import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type { SupervisorContract } from '#domains/companies/customers/customer.contract.ts'
import type { TripProfileReply } from '#domains/identity/profile/trip-profile.contract.ts'
import { AddressText } from '#ui/formats/address-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useCall } from '../use-call.ts'
import { Facts } from './facts.tsx'

type Supervisor = z.infer<typeof SupervisorContract>

/** Who books and approves for the traveller, and how to reach them; nothing where nobody does but themselves. */
export function SupervisorCard({ profile }: { profile: TripProfileReply }) {
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
