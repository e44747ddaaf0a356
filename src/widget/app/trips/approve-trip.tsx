import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/notice.tsx'
import type { TripsError } from '../../trips/trips-client.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useWidget } from '../widget-context.ts'

/** A supervisor approves a trip, or rejects it with a reason. */
export function ApproveTrip({ trip, onDone }: { trip: Trip; onDone: (trip: Trip) => void }) {
  const { t } = useTranslation('trips')
  const { trips } = useWidget()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState<boolean | null>(null)
  const [error, setError] = useState<TripsError | null>(null)
  async function decide(approve: boolean) {
    setBusy(approve)
    setError(null)
    const trimmed = reason.trim()
    const reply = await trips.call('/api/trip/approve', {
      body: { trip_id: trip.trip_id, approve, ...(trimmed !== '' && { reason: trimmed }) },
    })
    setBusy(null)
    if (reply.ok) onDone((reply.data as { trip: Trip }).trip)
    else setError(reply.error)
  }
  return (
    <Notice tone="careful" title={t('approve.title', { name: trip.traveller.name })}>
      {error && <FailureNotice error={error} />}
      <TextField
        className="mt-3"
        label={t('approve.reason')}
        value={reason}
        maxLength={500}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={busy === true} onClick={() => void decide(true)}>
          {t('approve.yes')}
        </Button>
        <Button look="danger" busy={busy === false} onClick={() => void decide(false)}>
          {t('approve.no')}
        </Button>
      </div>
    </Notice>
  )
}
