import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Button } from '#web/ui/button.tsx'
import { useBackAgain } from '#web/use-back-again.ts'
import { useSiteDispatch } from '#web/store.ts'
import { rentalsApi, usePaymentActionMutation } from '../rentals.api.ts'
import { sameSearchAddress } from './addresses.ts'
import { lastChange } from './booking-changes.ts'
import { InstantText } from './instant-text.tsx'
import { backFromBank, isLeavingForBank, leaveForBank } from './leave-for-bank.ts'

type BankQuestionProps = {
  booking: Booking
  question: NonNullable<Booking['payment_action']>
  /** Leads on once the payment is given up. */
  onGivenUp: (address: string) => Promise<void>
}

/** For who came back from the bank's page without an answer: until when it waits, and the ways on. */
export function BankQuestion({ booking, question, onGivenUp }: BankQuestionProps) {
  const { t } = useTranslation('booking')
  const dispatch = useSiteDispatch()
  const [act, { isLoading }] = usePaymentActionMutation()
  const { booking_id, reference } = booking
  const isChange = booking.status === 'confirmed'

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
    if (
      !data ||
      data.booking.status === 'awaiting_payment' ||
      lastChange(data.booking)?.state === 'under_way'
    )
      return
    // The form for another card would send who comes with the old state in hand back here.
    const found = rentalsApi.endpoints.bookings.initiate(isChange ? { reference } : { booking_id }, {
      forceRefetch: true,
      subscribe: false,
    })
    await dispatch(found)
    await onGivenUp(address)
  }
  const another = isChange ? `/booking/${reference}/change` : `/checkout/${booking_id}`
  const without = isChange ? `/booking/${reference}` : sameSearchAddress(booking)
  return (
    <div className="mt-4 flex flex-col gap-3">
      <p className="text-sm font-medium">
        {t('bank.until')} <InstantText value={question.until} />
      </p>
      <div className="flex flex-wrap gap-3" aria-busy={isLoading}>
        <Button onClick={() => void resume()}>{t('bank.resume')}</Button>
        <Button look="second" onClick={() => void giveUp(another)}>
          {t('bank.other_card')}
        </Button>
        <Button look="second" onClick={() => void giveUp(without)}>
          {t(isChange ? 'bank.keep' : 'bank.leave')}
        </Button>
      </div>
    </div>
  )
}
