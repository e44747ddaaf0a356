import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Button } from '#ui/button.tsx'
import { usePageRestored } from '#web/app/use-page-restored.ts'
import { useSiteDispatch } from '#web/app/store.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { rentalsApi, usePaymentActionMutation } from '#web/rentals/rentals.api.ts'
import { sameSearchAddress } from './addresses.ts'
import { lastChange } from '#web/rentals/booking-changes.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { backFromBank, isLeavingForBank, leaveForBank } from './leave-for-bank.ts'

type ThreeDSecureChallengeProps = {
  booking: Booking
  question: NonNullable<Booking['payment_action']>
  /** The traveller abandons the payment; the address to go to then, null to stay. */
  onGiveUp: (address: string | null) => void
}

/** Notice after a return from the bank without an answer: its deadline and the next steps. */
export function ThreeDSecureChallenge({ booking, question, onGiveUp }: ThreeDSecureChallengeProps) {
  const { t } = useTranslation('booking')
  const [sendAction, { isLoading }] = usePaymentActionMutation()
  const { booking_id, reference } = booking
  const isChange = booking.status === 'confirmed'

  const sayReturned = () => {
    if (!isLeavingForBank()) void sendAction({ booking_id, act: 'returned' })
  }
  const onShown = useEffectEvent(sayReturned)
  useEffect(() => onShown(), [])
  usePageRestored(() => {
    backFromBank()
    sayReturned()
  })

  const resume = async () => {
    const { data } = await sendAction({ booking_id, act: 'resumed' })
    // Settled meanwhile: the page shows the outcome.
    if (data && !data.payment.action) return
    leaveForBank(data?.payment.action?.url ?? question.url)
  }
  const giveUp = (address: string | null) => {
    onGiveUp(address)
    void sendAction({ booking_id, act: 'abandoned' })
  }
  const another = isChange ? `/booking/${reference}/change` : `/checkout/${booking_id}`
  const without = isChange ? null : sameSearchAddress(booking)
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="text-sm font-medium">
        {t('bank.until')} <InstantText value={question.until} />
      </p>
      <div className="flex flex-wrap gap-3" aria-busy={isLoading}>
        <Button onClick={() => void resume()}>{t('bank.resume')}</Button>
        <Button look="second" onClick={() => giveUp(another)}>
          {t('bank.other_card')}
        </Button>
        <Button look="second" onClick={() => giveUp(without)}>
          {t(isChange ? 'bank.keep' : 'bank.leave')}
        </Button>
      </div>
    </div>
  )
}

/**
 * Navigates to where the traveller wanted to go when they abandoned the payment, as soon as it has ended: another
 * process may be working on it, and the question is no longer shown meanwhile.
 */
export function useLeaveAfterAbandon(booking: Booking): (address: string | null) => void {
  const [next, setNext] = useState<string | null>(null)
  const dispatch = useSiteDispatch()
  const navigate = useNavigateFromHere()
  const { booking_id, reference, status } = booking
  const isOver = status === 'cart' || lastChange(booking)?.state === 'abandoned'
  const leadOn = useEffectEvent(async (address: string) => {
    // With stale state in the cache, the form for another card would redirect back here.
    const found = rentalsApi.endpoints.bookings.initiate(status === 'cart' ? { booking_id } : { reference }, {
      forceRefetch: true,
      subscribe: false,
    })
    await dispatch(found)
    await navigate(address)
  })
  useEffect(() => {
    if (next !== null && isOver) void leadOn(next)
  }, [next, isOver])
  return setNext
}
