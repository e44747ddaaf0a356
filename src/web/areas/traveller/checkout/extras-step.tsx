import { ChevronDown, Check } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type {
  Booking,
  ModifyBookingReply,
  ModifyBookingBody,
} from '#domains/rentals/bookings/booking.contract.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { ExtrasReview } from './extras-review.tsx'
import { ProtectionReview } from './protection-review.tsx'
import { Step } from './step.tsx'
import { useState } from 'react'
import { rentalsApi, useModifyBookingMutation } from '#web/rentals/rentals.api.ts'
import { extraAtDesk, protectionAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { ExtraName } from '#web/rentals/extra-name.tsx'

type Changed = z.output<typeof ModifyBookingReply>

/** Extras and protection; a change takes effect at once, then the price updates. */
export function ExtrasStep({ booking }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  const words = useErrorWords()
  const { newest, change, changed, isLoading, error } = useCartChange(booking)
  const { extras, protections } = booking.available
  if (extras.length === 0 && protections.length === 0)
    return (
      <Step number={2} title={t('extras.title')}>
        <p className="text-sm text-ink-soft">{t('extras.none')}</p>
      </Step>
    )
  return (
    <Step number={2} title={t('extras.title')}>
      <div aria-busy={isLoading} className="flex flex-col gap-4">
        <ChosenExtras booking={newest} />
        {error && (
          <Notice tone="bad" title={t('extras.failed')}>
            {words(error)}
          </Notice>
        )}
        <DroppedCoupon dropped={changed?.coupon_dropped ?? null} />
        <details className="group border-t border-line pt-2">
          <summary className="flex min-h-11 items-center justify-between gap-3 text-sm font-medium text-coral-deep [&::-webkit-details-marker]:hidden">
            {t('extras.change')}
            <ChevronDown className="size-5 transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <p className="mb-4 text-sm text-ink-soft">{t('extras.text')}</p>
          <div className="flex flex-col gap-5">
            {protections.length > 0 && (
              <ProtectionReview booking={newest} onChange={(id) => void change({ protection_id: id })} />
            )}
            {extras.length > 0 && (
              <ExtrasReview booking={newest} onChange={(chosen) => void change({ extras: chosen })} />
            )}
          </div>
        </details>
      </div>
    </Step>
  )
}

/** A change of the cart may make its coupon inapplicable. */
function DroppedCoupon({ dropped }: { dropped: Changed['coupon_dropped'] }) {
  const { t } = useTranslation('checkout')
  if (!dropped) return null
  return (
    <Notice tone="careful" title={t('coupon.dropped', { code: dropped.code })}>
      {dropped.title}
    </Notice>
  )
}

type CartChange = Pick<z.input<typeof ModifyBookingBody>, 'extras' | 'protection_id'>

/**
 * Changes the extras and protection of a cart. A change lists all extras, so until the booking has been refetched the
 * next one builds on the last reply: built on the stale booking, it would undo the last one.
 */
function useCartChange(booking: Booking) {
  const { booking_id } = booking
  const [modify, { isLoading, error, data: changed }] = useModifyBookingMutation()
  const [updated, setUpdated] = useState<Booking | null>(null)
  const { isFetching } = rentalsApi.endpoints.bookings.useQueryState({ booking_id })

  const change = async (what: CartChange) => {
    if (isLoading) return
    const { data } = await modify({ booking_id, ...what })
    if (data) setUpdated(data.booking)
  }
  return { newest: (isFetching && updated) || booking, change, changed, isLoading, error }
}

/** The extras added so far, for review. */
function ChosenExtras({ booking: { extras, protection } }: { booking: Booking }) {
  const { t } = useTranslation('checkout')
  const chosen = [
    ...(protection
      ? [
          {
            id: protection.id,
            name: t(`terms:protection.${protection.kind}`),
            amount: protection.price_for_rental,
            own: protectionAtDesk(protection),
          },
        ]
      : []),
    ...extras.map(({ extra, quantity, amount }) => ({
      id: extra.id,
      name: <ExtraName extra={extra} quantity={quantity} />,
      amount,
      own: extraAtDesk(extra, quantity),
    })),
  ]
  if (chosen.length === 0) return <p className="text-sm text-ink-soft">{t('extras.nothing')}</p>
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {chosen.map(({ id, name, amount, own }) => (
        <li key={id} className="flex items-center gap-2">
          <Check className="size-4 shrink-0 text-good" />
          <bdi className="min-w-0 grow">{name}</bdi>
          <span className="text-end font-medium">
            <DeskPrice shown={amount} own={own} />
          </span>
        </li>
      ))}
    </ul>
  )
}
