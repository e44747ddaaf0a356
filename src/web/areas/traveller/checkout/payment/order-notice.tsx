import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { withCallbackUrl } from '#web/app/session/callback-url.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { FieldLink } from '#ui/fault-list.tsx'
import { Notice, type NoticeTone } from '#ui/notice.tsx'
import { sameSearchAddress } from '../../booking/addresses.ts'
import { BeforeAndAfter } from '../before-and-after.tsx'
import type { OutcomeKind } from './order-outcome.ts'
import type { OrderRejection } from './use-order.ts'

const TONES: Partial<Record<OutcomeKind, NoticeTone>> = {
  price_changed: 'careful',
  coupon: 'careful',
  settled: 'careful',
  bank_refused: 'careful',
  bank_unanswered: 'careful',
  given_up: 'plain',
}

/** Outcomes after which another card may be accepted. */
const CARD_KINDS: ReadonlySet<OutcomeKind> = new Set([
  'declined',
  'bank_refused',
  'bank_unanswered',
  'given_up',
])

/** Kinds for which the problem's own title is more specific. */
const OWN_TITLE: ReadonlySet<OutcomeKind> = new Set(['refused', 'coupon', 'unpaid', 'unproved'])

/** Outcomes after which another car may be available. */
const CAR_KINDS: ReadonlySet<OutcomeKind> = new Set([
  'sold_out',
  'supplier',
  'refused',
  'price_changed',
  'unpaid',
  'unproved',
])

type OrderNoticeProps = { booking: Booking; rejection: OrderRejection | null; renewTo: string }

/** Explains a failed order, the effect on the payment, and the next steps. Takes the focus. */
export function OrderNotice({ booking, rejection, renewTo }: OrderNoticeProps) {
  const { t } = useTranslation('checkout')
  const box = useRef<HTMLDivElement>(null)
  const here = useLocation()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const at = rejection?.at
  useEffect(() => {
    if (at !== undefined) box.current?.focus()
  }, [at])
  if (!rejection) return null
  const { kind, title, acceptedTotal } = rejection
  const ownTitle = OWN_TITLE.has(kind) ? title : null
  const { total } = booking.price
  return (
    <Notice
      ref={box}
      tabIndex={-1}
      role="alert"
      tone={TONES[kind] ?? 'bad'}
      title={ownTitle ?? t(`outcome.${kind}.title`)}
    >
      <p>{t(`outcome.${kind}.text`)}</p>
      {(kind === 'price_changed' || kind === 'coupon') && total.amount !== acceptedTotal.amount && (
        <BeforeAndAfter before={acceptedTotal} after={total} />
      )}
      {CARD_KINDS.has(kind) && (
        <FieldLink
          id="checkout-card_number"
          className="mt-1 inline-flex min-h-8 items-center underline underline-offset-4"
        >
          {t('outcome.other_card')}
        </FieldLink>
      )}
      {(kind === 'expired' || kind === 'flight_number') && (
        <LinkButton to={renewTo} variant="second" className="mt-3">
          {t('outcome.renew')}
        </LinkButton>
      )}
      {(kind === 'not_yours' || kind === 'unpaid') && (
        <LinkButton to="/manage-booking" variant="second" className="me-2 mt-3">
          {t('outcome.manage')}
        </LinkButton>
      )}
      {kind === 'unproved' && (
        <LinkButton
          to={signedIn ? '/account' : withCallbackUrl('/login', here)}
          variant="second"
          className="me-2 mt-3"
        >
          {t(signedIn ? 'outcome.confirm_address' : 'sign_in.login')}
        </LinkButton>
      )}
      {CAR_KINDS.has(kind) && (
        <LinkButton to={sameSearchAddress(booking)} variant="second" className="mt-3">
          {t('outcome.other_cars')}
        </LinkButton>
      )}
    </Notice>
  )
}
