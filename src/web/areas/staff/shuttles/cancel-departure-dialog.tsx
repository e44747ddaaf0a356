import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Parts } from '#ui/parts.tsx'
import type { FieldSpec } from '../form/field-spec.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { useCancelDepartureMutation, type Departures } from './shuttles.api.ts'
import { StaffForm } from '../form/staff-form.tsx'

type Departure = Departures[number]
type CancelDepartureDialogProps = { departure: Departure | null; onClose: () => void }
type Affected = readonly { trip_id: string; seats: number }[]

const REASON: readonly FieldSpec[] = [{ name: 'reason', kind: 'long_text' }]

/** Cancels a departure. Shows the number of sold seats first and the affected trips afterwards. */
export function CancelDepartureDialog({ departure, onClose }: CancelDepartureDialogProps) {
  const { t } = useTranslation('shuttles')
  return (
    <Dialog
      open={departure !== null}
      onClose={onClose}
      title={t('cancel_title', { time: departure?.time ?? '' })}
    >
      {departure && <CancelForm key={departure.departure_id} departure={departure} />}
    </Dialog>
  )
}

function CancelForm({ departure: { departure_id: id, seats_sold } }: { departure: Departure }) {
  const { t } = useTranslation('shuttles')
  const [cancel] = useCancelDepartureMutation()
  const [affected, setAffected] = useState<Affected | null>(null)
  const form = useStaffForm({
    id: 'cancel',
    fields: REASON,
    send: (fields) => cancel({ ...(fields as { reason: string }), id }),
    done: ({ trips }) => setAffected(trips),
  })
  if (affected) return <AffectedTrips trips={affected} />
  return (
    <StaffForm form={form} label={t('cancel')} variant="danger" words="shuttles:fields">
      <p className="text-sm">{t('seats_sold', { count: seats_sold })}</p>
    </StaffForm>
  )
}

function AffectedTrips({ trips }: { trips: Affected }) {
  const { t } = useTranslation('shuttles')
  return (
    <Notice tone={trips.length > 0 ? 'careful' : 'good'} title={t('done.cancelled')}>
      <p>{t('affected', { count: trips.length })}</p>
      <ul className="mt-2 list-disc ps-5">
        {trips.map(({ trip_id, seats }) => (
          <li key={trip_id}>
            <TextLink to={`/staff/trips/${trip_id}`}>
              <Parts>
                <bdi dir="ltr">{trip_id.slice(-8)}</bdi>
                {t('seats_count', { count: seats })}
              </Parts>
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
