import { Lock } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import type { HostedCard } from '../card-fields/hosted-card.ts'
import { PaymentCard } from '../card-fields/payment-card.tsx'
import { Step } from '../checkout/step.tsx'
import type { CheckoutForm } from '../checkout/use-checkout-form.ts'
import type { ChangeRejection, Changing, QuotedPrice } from './use-change.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import type { Money } from '#kernel/money.ts'
import { useCardName } from '../booking/card-name.ts'
import { ComparedPrices } from './compared-prices.tsx'
import { couponOff, type DifferenceWord, differenceWords } from './difference-words.ts'

type PriceStepProps = {
  form: CheckoutForm
  booking: Booking
  quoted: QuotedPrice | null
  hostedCard: RefObject<HostedCard | null>
  change: Changing
}

/** Requests the price of the change, then shows it with the consent, and with the card if more is due. */
export function PriceStep({ form, booking, quoted, hostedCard, change }: PriceStepProps) {
  const { t } = useTranslation('change')
  const { language } = useSite()
  const { field } = form
  const due = quoted?.due.amount ?? 0
  const email = booking.driver?.email ?? ''
  return (
    <Step number={4} title={t('price.title')}>
      <div className="flex flex-col gap-5">
        {quoted ? <NewPrice booking={booking} quoted={quoted} /> : <p>{t('price.text')}</p>}
        {due > 0 && (
          <PaymentCard
            field={field}
            hostedCard={hostedCard}
            guarantee={false}
            shownAtDesk={booking.offer.payment.credit_card_required}
          />
        )}
        {quoted && (
          <Checkbox
            {...field('terms')}
            label={
              <bdi suppressHydrationWarning>
                {t('price.agree', { price: formatMoney(quoted.price.total, language) })}
              </bdi>
            }
          />
        )}
        {quoted?.confirmation === 'needed' && (
          <Notice tone="careful" title={t('confirmation.needed', { email })}>
            <p>{t('confirmation.needed_text', { email })}</p>
          </Notice>
        )}
        {change.mailed && <LinkMailed email={email} />}
        <ChangeNotice booking={booking} rejection={change.rejection} />
        <div className="flex flex-col gap-2">
          <Button type="submit" wide busy={change.busy}>
            {due > 0 && <Lock className="size-4" />}
            <bdi suppressHydrationWarning>
              {quoted
                ? due > 0
                  ? t('price.pay', { price: formatMoney(quoted.due, language) })
                  : t(quoted.confirmation === 'needed' ? 'confirmation.ask' : 'price.make')
                : t('price.ask')}
            </bdi>
          </Button>
          <p role="status" className="min-h-5 text-center text-xs text-ink-soft">
            {change.busy
              ? t(quoted ? 'price.making' : 'price.asking')
              : t(quoted ? 'price.after' : 'price.before')}
          </p>
        </div>
      </div>
    </Step>
  )
}

/** Next steps once a link was mailed. Takes the focus. */
function LinkMailed({ email }: { email: string }) {
  const { t } = useTranslation('change')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Notice ref={box} tabIndex={-1} role="status" tone="good" title={t('confirmation.mailed', { email })}>
      <p>{t('confirmation.mailed_text')}</p>
    </Notice>
  )
}

/** Kinds with a message of their own; any other shows the problem's own title. */
const OUTCOMES = [
  'nothing',
  'price_changed',
  'sold_out',
  'declined',
  'supplier',
  'payment',
  'not_yours',
  'unknown',
  'too_many',
] as const
type Outcome = (typeof OUTCOMES)[number] | 'refused'

/** The reason of a failed change, and the next steps; the booking is unchanged. Takes the focus. */
function ChangeNotice({ booking, rejection }: { booking: Booking; rejection: ChangeRejection | null }) {
  const { t } = useTranslation('change')
  const box = useRef<HTMLDivElement>(null)
  const count = rejection?.count ?? 0
  useEffect(() => {
    if (count > 0) box.current?.focus()
  }, [count])
  if (!rejection) return null
  const kind: Outcome = OUTCOMES.find((one) => one === rejection.kind) ?? 'refused'
  const careful = kind === 'nothing' || kind === 'price_changed'
  const title = (kind === 'refused' && rejection.title) || t(`outcome.${kind}.title`)
  return (
    <Notice ref={box} tabIndex={-1} role="alert" tone={careful ? 'careful' : 'bad'} title={title}>
      <p>{t(`outcome.${kind}.text`, { supplier: booking.offer.supplier.name })}</p>
      {kind === 'not_yours' && (
        <LinkButton to="/manage-booking" variant="second" className="mt-3">
          {t('outcome.manage')}
        </LinkButton>
      )}
      {kind === 'unknown' && (
        <LinkButton to={`/booking/${booking.reference}`} variant="second" className="mt-3">
          {t('back')}
        </LinkButton>
      )}
    </Notice>
  )
}

/** The booking's price before and after the change, and the settlement of the difference. Takes the focus. */
function NewPrice({ booking, quoted }: { booking: Booking; quoted: QuotedPrice }) {
  const { t } = useTranslation('change')
  const { language } = useSite()
  const cardName = useCardName()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const amount = ({ amount: signed, currency }: Money) =>
    formatMoney({ amount: Math.abs(signed), currency }, language)
  const about = (value: Money) => t('terms:word.about', { price: amount(value) })
  // The desk charges its own currency, but the difference exists only in the price's currency.
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
