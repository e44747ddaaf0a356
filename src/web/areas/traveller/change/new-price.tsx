import { useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { useCardName } from '../booking/card-name.ts'
import { ComparedPrices } from './compared-prices.tsx'
import { couponOff, differenceWords, type DifferenceWord } from './difference-words.ts'
import type { QuotedPrice } from './use-change.ts'

/** The booking with its price as it is and with the change, and how the difference is settled. Takes the focus. */
export function NewPrice({ booking, quoted }: { booking: Booking; quoted: QuotedPrice }) {
  const { t } = useTranslation('change')
  const { language } = useSite()
  const cardName = useCardName()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const amount = ({ amount: signed, currency }: Money) =>
    formatMoney({ amount: Math.abs(signed), currency }, language)
  const about = (value: Money) => t('terms:word.about', { price: amount(value) })
  // The desk takes its own currency, and the difference is known in that of the price alone.
  const isConverted = (word: DifferenceWord) => booking.desk !== null && word.startsWith('desk_')
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={t('price.told')} className="outline-none">
      <ComparedPrices booking={booking} changed={{ ...quoted.changed, price: quoted.price }} />
      <ul className="mt-3 flex flex-col gap-1 font-medium">
        {differenceWords(booking.price, quoted).map(({ word, value }) => (
          <li key={word} suppressHydrationWarning>
            {t(`difference.${word}`, {
              price: isConverted(word) ? about(value) : amount(value),
              card: cardName(booking.card),
            })}
          </li>
        ))}
      </ul>
      <CouponChange booking={booking} quoted={quoted} />
    </div>
  )
}

/** Effect of the change on the booking's coupon, if any. */
function CouponChange({ booking, quoted }: { booking: Booking; quoted: QuotedPrice }) {
  const { t } = useTranslation('change')
  const { language } = useSite()
  const { coupon } = booking
  if (!coupon) return null
  if (quoted.coupon_dropped)
    return (
      <Notice tone="careful" title={t('coupon.dropped', { code: coupon.code })} className="mt-3">
        <p>{quoted.coupon_dropped.title}</p>
      </Notice>
    )
  const now = couponOff(quoted.price)
  if (!now || now.amount === coupon.discount.amount) return null
  return (
    <p className="mt-2 text-sm text-ink-soft" suppressHydrationWarning>
      {t('coupon.fitted', {
        code: coupon.code,
        now: formatMoney(now, language),
        before: formatMoney(coupon.discount, language),
      })}
    </p>
  )
}
