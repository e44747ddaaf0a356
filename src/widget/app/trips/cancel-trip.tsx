import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { wordingOf } from '#domains/fares/categories.contract.ts'
import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/formats/price.tsx'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useWidget } from '../widget-context.ts'
import { useTripsCall } from '../failure/use-trips-call.ts'

type Cost = { fee: Money; refund: Money }

/** Cancels a trip after showing the cancellation fee. */
export function CancelTrip({ trip, onDone }: { trip: Trip; onDone: (trip: Trip) => void }) {
  const { t } = useTranslation('trips')
  const wording = wordingOf(trip.request.category)
  const { trips } = useWidget()
  const [cost, setCost] = useState<Cost | null>(null)
  const { busy, error, run } = useTripsCall()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (cost) box.current?.focus()
  }, [cost])

  async function call(preview: boolean) {
    const body = { trip_id: trip.trip_id, preview }
    const reply = await run(() => trips.call('/api/trip/cancel', { body }))
    if (!reply.ok) return
    const { trip: after, fee, refund } = reply.data as Cost & { trip: Trip }
    if (preview) setCost({ fee, refund })
    else onDone(after)
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      {error && <FailureNotice error={error} />}
      {cost ? (
        <Notice ref={box} tabIndex={-1} tone="careful" title={t('cancel.sure', wording)}>
          <p>
            {cost.fee.amount === 0 ? (
              t('cancel.free')
            ) : (
              <>
                {t('cancel.costs')} <Price value={cost.fee} className="font-semibold" />
              </>
            )}
            {cost.refund.amount > 0 && (
              <>
                {' · '}
                {t('cancelled.refund')} <Price value={cost.refund} />
              </>
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="danger" busy={busy} onClick={() => void call(false)}>
              {t('cancel.do')}
            </Button>
            <Button variant="second" onClick={() => setCost(null)}>
              {t('cancel.keep', wording)}
            </Button>
          </div>
        </Notice>
      ) : (
        <Button variant="danger" className="self-start" busy={busy} onClick={() => void call(true)}>
          {t('cancel.begin', wording)}
        </Button>
      )}
    </div>
  )
}
