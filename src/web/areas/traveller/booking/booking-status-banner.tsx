import { Check, CircleCheck, CircleX, Clock3, Copy, Info } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { classes } from '#ui/classes.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { useDeskMoney } from '#web/rentals/desk-price.tsx'
import { sameSearchAddress } from './addresses.ts'
import { moneyWord, statusDisplayOf } from '#web/rentals/booking-status.ts'
import { useCardName } from './card-name.ts'
import { useCopied } from '#ui/use-copied.ts'
import { Button } from '#ui/button.tsx'
import { usePageRestored } from '#web/app/use-page-restored.ts'
import { useSiteDispatch } from '#web/app/store.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { rentalsApi, usePaymentActionMutation } from '#web/rentals/rentals.api.ts'
import { lastChange } from '#web/rentals/booking-changes.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { backFromBank, isLeavingForBank, goToBank } from './go-to-bank.ts'

const styles = {
  good: { box: 'border-good bg-good-wash', ink: 'text-good', icon: CircleCheck },
  careful: { box: 'border-careful bg-careful-wash', ink: 'text-careful', icon: Clock3 },
  bad: { box: 'border-bad bg-bad-wash', ink: 'text-bad', icon: CircleX },
  plain: { box: 'border-line-strong bg-paper', ink: 'text-ink-soft', icon: Info },
} as const

/** The status of the booking and its payment; announced when it changes. */
export function BookingStatusBanner({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { word, tone, next } = statusDisplayOf(booking)
  const before = useRef(word)
  const heading = useRef<HTMLHeadingElement>(null)
  const leadOn = useRedirectAfterAbandon(booking)
  useEffect(() => {
    // The focused element may be gone with the old status (the button that cancelled): focus the new heading.
    if (before.current !== word && document.activeElement === document.body) heading.current?.focus()
    before.current = word
  }, [word])
  const { box, ink, icon: Icon } = styles[tone]
  const names = {
    name: booking.driver?.first_name ?? '',
    car: booking.offer.vehicle.name,
    city: booking.offer.pickup.city,
    supplier: booking.offer.supplier.name,
    email: booking.driver?.email ?? '',
  }
  return (
    <section className={classes('rounded-card border p-4 md:p-6 print:hidden', box)} aria-labelledby="status">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="flex min-w-0 flex-1 basis-80 gap-4">
          <Icon aria-hidden="true" className={classes('mt-1 size-8 shrink-0', ink)} />
          <div className="min-w-0" role="status">
            <h1 id="status" ref={heading} tabIndex={-1} className="text-xl outline-none md:text-2xl">
              {t(`status.${word}.title`, names)}
            </h1>
            <p className="mt-2">{t(`status.${word}.text`, names)}</p>
            <MoneyWords booking={booking} />
          </div>
        </div>
        <CopyReference reference={booking.reference} />
      </div>
      {booking.payment_action && (
        <ThreeDSecureChallenge booking={booking} question={booking.payment_action} onGiveUp={leadOn} />
      )}
      {next && (
        <LinkButton
          to={next === 'search' ? sameSearchAddress(booking) : `/checkout/${booking.booking_id}`}
          variant={word === 'completed' ? 'second' : 'main'}
          className="mt-4"
        >
          {t(`next.${next}`)}
        </LinkButton>
      )}
    </section>
  )
}

function MoneyWords({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { language } = useSite()
  const cardName = useCardName()
  const deskMoney = useDeskMoney()
  const word = moneyWord(booking)
  if (!word) return null
  const { price, refund } = booking
  const amounts = {
    now: formatMoney(price.pay_now, language),
    desk: deskMoney({ shown: price.pay_at_desk, own: booking.desk?.pay_at_desk }),
    refund: refund ? formatMoney(refund.amount, language) : '',
    fee: refund ? formatMoney(refund.fee, language) : '',
    card: cardName(booking.card),
  }
  return (
    <p className="mt-1 font-medium" suppressHydrationWarning>
      {t(`money.${word}`, amounts)}
    </p>
  )
}

/** The reference, large, and a button that copies it. */
function CopyReference({ reference }: { reference: string }) {
  const { t } = useTranslation('booking')
  const { copied, copy } = useCopied(reference)
  return (
    <div>
      <p className="text-xs text-ink-soft">{t('reference')}</p>
      <p className="flex items-center gap-2">
        <bdi dir="ltr" translate="no" className="text-xl font-semibold tracking-wide tabular select-all">
          {reference}
        </bdi>
        <button
          type="button"
          onClick={copy}
          aria-label={t('copy')}
          className="inline-flex size-11 items-center justify-center rounded-field text-coral-deep hover:bg-coral-wash"
        >
          {copied ? <Check className="size-5" /> : <Copy className="size-5" />}
        </button>
      </p>
      <p role="status" className="min-h-5 text-xs text-good">
        {copied && t('copied')}
      </p>
    </div>
  )
}

type ThreeDSecureChallengeProps = {
  booking: Booking
  question: NonNullable<Booking['payment_action']>
  /** The traveller abandons the payment; the address to go to then, null to stay. */
  onGiveUp: (address: string | null) => void
}

/** Notice after a return from the bank without an answer: its deadline and the next steps. */
function ThreeDSecureChallenge({ booking, question, onGiveUp }: ThreeDSecureChallengeProps) {
  const { t } = useTranslation('booking')
  const [sendAction, { isLoading }] = usePaymentActionMutation()
  const { booking_id, reference } = booking
  const isChange = booking.status === 'confirmed'

  const announceReturn = () => {
    if (!isLeavingForBank()) void sendAction({ booking_id, act: 'returned' })
  }
  const onShown = useEffectEvent(announceReturn)
  useEffect(() => onShown(), [])
  usePageRestored(() => {
    backFromBank()
    announceReturn()
  })

  const resume = async () => {
    const { data } = await sendAction({ booking_id, act: 'resumed' })
    // Already settled: the page shows the outcome.
    if (data && !data.payment.action) return
    goToBank(data?.payment.action?.url ?? question.url)
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
        <Button variant="second" onClick={() => giveUp(another)}>
          {t('bank.other_card')}
        </Button>
        <Button variant="second" onClick={() => giveUp(without)}>
          {t(isChange ? 'bank.keep' : 'bank.leave')}
        </Button>
      </div>
    </div>
  )
}

/**
 * Navigates to the traveller's next address after they abandon the payment, as soon as it has ended: another
 * process may be working on it, and the question is hidden until then.
 */
function useRedirectAfterAbandon(booking: Booking): (address: string | null) => void {
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
