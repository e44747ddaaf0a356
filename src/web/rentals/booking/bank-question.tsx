import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { useBackAgain } from '#web/use-back-again.ts'
import { useSiteDispatch } from '#web/store.ts'
import { rentalsApi, usePaymentActionMutation } from '../rentals.api.ts'
import { sameSearchAddress } from './addresses.ts'
import { InstantText } from './instant-text.tsx'
import { backFromBank, isLeavingForBank, leaveForBank } from './leave-for-bank.ts'

type BankQuestionProps = {
  booking: Booking
  question: NonNullable<Booking['payment_action']>
  /** Leads on once the payment is given up. */
  onGivenUp: (address: string) => Promise<void>
}

/** For who came back from the bank's page without an answer: until when it waits, and the three ways on. */
export function BankQuestion({ booking, question, onGivenUp }: BankQuestionProps) {
  const { t } = useTranslation('booking')
  const dispatch = useSiteDispatch()
  const [act, { isLoading }] = usePaymentActionMutation()
  const { booking_id } = booking

  const sayReturned = () => {
    if (!isLeavingForBank()) void act({ booking_id, act: 'returned' })
  }
  const onShown = useEffectEvent(sayReturned)
  useEffect(() => onShown(), [])
  useBackAgain(() => {
    backFromBank()
    sayReturned()
  })

  const resume = async () => {
    const { data } = await act({ booking_id, act: 'resumed' })
    // Settled meanwhile: the page says what became of it.
    if (data && !data.payment.action) return
    leaveForBank(data?.payment.action?.url ?? question.url)
  }
  const giveUp = async (address: string) => {
    const { data } = await act({ booking_id, act: 'abandoned' })
    if (data?.booking.status !== 'cart') return
    // The checkout would send who comes with the old state in hand back here.
    const cart = rentalsApi.endpoints.bookings.initiate(
      { booking_id },
      { forceRefetch: true, subscribe: false },
    )
    await dispatch(cart)
    await onGivenUp(address)
  }
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="text-sm font-medium">
        {t('bank.until')} <InstantText value={question.until} />
      </p>
      <div className="flex flex-wrap gap-3" aria-busy={isLoading}>
        <Button onClick={() => void resume()}>{t('bank.resume')}</Button>
        <Button look="second" onClick={() => void giveUp(`/checkout/${booking_id}`)}>
          {t('bank.other_card')}
        </Button>
        <Button look="second" onClick={() => void giveUp(sameSearchAddress(booking))}>
          {t('bank.leave')}
        </Button>
      </div>
    </div>
  )
}
