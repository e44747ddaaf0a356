import { Tag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useApplyCouponMutation, useRemoveCouponMutation } from '#web/rentals/rentals.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { moveFocus } from '#ui/move-focus.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { couponInput } from '#web/rentals/coupon-input.ts'

/**
 * A code to apply, or the applied coupon; the focus moves to the element that replaces the pressed button.
 */
export function CouponField({ booking, rejected }: { booking: Booking; rejected: string | undefined }) {
  const { coupon } = booking
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(coupon?.code)
  useEffect(() => {
    if (shown.current === coupon?.code) return
    shown.current = coupon?.code
    moveFocus(box.current, box.current?.querySelector<HTMLElement>('input, button'))
  }, [coupon?.code])
  return (
    <div ref={box}>
      {coupon ? (
        <AppliedCoupon bookingId={booking.booking_id} coupon={coupon} />
      ) : (
        <CouponCode bookingId={booking.booking_id} rejected={rejected} />
      )}
    </div>
  )
}

function CouponCode({ bookingId, rejected = '' }: { bookingId: string; rejected: string | undefined }) {
  const { t } = useTranslation('checkout')
  const words = useErrorWords()
  const [input, setInput] = useState<string | null>(null)
  const code = input ?? rejected
  const [empty, setEmpty] = useState(false)
  const [apply, { isLoading, error, reset }] = useApplyCouponMutation()
  const press = () => {
    setEmpty(code.trim() === '')
    if (code.trim() !== '' && !isLoading) void apply({ booking_id: bookingId, code })
  }
  const fault = empty ? t('coupon.required') : error && words(error)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
      <TextField
        {...couponInput}
        id="coupon"
        label={t('coupon.label')}
        error={fault}
        value={code}
        onChange={({ target }) => {
          setInput(target.value)
          setEmpty(false)
          if (error) reset()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter would submit the surrounding form, which is the order.
          event.preventDefault()
          press()
        }}
      />
      {/* Aligned with the field below its label, for either language's line height. */}
      <div className="pt-[calc(1lh+0.25rem)] text-xs">
        <Button variant="second" busy={isLoading} onClick={press}>
          {t('coupon.apply')}
        </Button>
      </div>
    </div>
  )
}

type AppliedProps = { bookingId: string; coupon: NonNullable<Booking['coupon']> }

function AppliedCoupon({ bookingId, coupon: { code, discount, limited } }: AppliedProps) {
  const { t } = useTranslation('checkout')
  const { language } = useSite()
  const words = useErrorWords()
  const [remove, { isLoading, error }] = useRemoveCouponMutation()
  return (
    <div className="flex flex-col gap-1 rounded-card border border-good bg-good-wash px-4 py-2">
      <div className="flex items-center gap-x-3">
        <Tag className="size-5 shrink-0 text-good" />
        <p role="status" className="min-w-0 flex-1 text-sm">
          <bdi className="font-semibold break-all">{code}</bdi>{' '}
          <bdi suppressHydrationWarning>
            {t(limited ? 'coupon.off_limited' : 'coupon.off', { price: formatMoney(discount, language) })}
          </bdi>
        </p>
        <Button
          variant="quiet"
          busy={isLoading}
          aria-label={t('coupon.remove_named', { code })}
          onClick={() => void remove({ booking_id: bookingId })}
          className="px-3"
        >
          {t('coupon.remove')}
        </Button>
      </div>
      {error && <FieldError id="coupon">{words(error)}</FieldError>}
    </div>
  )
}
