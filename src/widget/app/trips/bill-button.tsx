import { FileText } from 'lucide-react'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { Button } from '#ui/button.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useWidget } from '../widget-context.ts'
import { saveFile } from './save-file.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'

type BillButtonProps = { trip: Trip; number: string; label: string }

/** One of a trip's bills or credit notes, as PDF. */
export function BillButton({ trip, number, label }: BillButtonProps) {
  const { trips } = useWidget()
  const { busy, error, run } = useTripsCall()
  async function read() {
    const query = new URLSearchParams({ trip_id: trip.trip_id, rows: '-1', document: number })
    const headers = { accept: 'application/pdf' }
    const reply = await run(() => trips.call(`/api/billing/grid?${query.toString()}`, { headers }))
    if (reply.ok && reply.data instanceof Blob) saveFile(reply.data, `${number}.pdf`)
  }
  return (
    <>
      <Button look="second" busy={busy} onClick={() => void read()}>
        <FileText className="size-5" />
        {label}
      </Button>
      {error && <FailureNotice error={error} />}
    </>
  )
}
