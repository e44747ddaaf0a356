import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type { TripProfilesReply } from '#domains/identity/profile/trip-profile.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import type { TripsError } from '../../trips/trips-client.ts'
import { useAccount } from '../account/use-account.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useCall } from '../use-call.ts'

/** The profiles of who has several: on behalf of whom the trips are. */
export function ProfileSwitch({ onSwitched }: { onSwitched: () => void }) {
  const { t } = useTranslation('trips')
  const { profile, read, switchTo } = useAccount()
  const { data } = useCall<z.infer<typeof TripProfilesReply>>('/api/profile/all')
  const [error, setError] = useState<TripsError | null>(null)
  useEffect(() => {
    if (!profile) void read()
  }, [profile, read])
  async function change(profileId: string) {
    const reply = await switchTo(profileId)
    setError(reply.ok ? null : reply.error)
    if (reply.ok) onSwitched()
  }

  const items = data?.items ?? []
  if (items.length < 2) return null
  const current = profile?.profile_id ?? items.find((item) => item.current)?.profile_id
  return (
    <>
      <SelectField
        label={t('profile')}
        value={current}
        onChange={(event) => void change(event.target.value)}
        options={items.map(({ profile_id, company_name, userContent }) => ({
          value: profile_id,
          label: company_name ?? `${t('private')}${userContent.name === '' ? '' : ` (${userContent.name})`}`,
        }))}
      />
      {error && <FailureNotice error={error} />}
    </>
  )
}
