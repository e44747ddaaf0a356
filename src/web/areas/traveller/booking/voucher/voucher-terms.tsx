import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '#kernel/money.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { remainingExcess } from '#web/rentals/remaining-excess.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { useCancellationWords, useMileageWords } from '../../offer/offer-terms.tsx'
import { ProtectionName } from '#web/rentals/supplier-text.tsx'

/** Deposit, excess, fuel, mileage and cancelling, in the words of every other page. */
export function VoucherTerms({ booking: { offer, protection, desk } }: { booking: Booking }) {
  const { t } = useTranslation(['booking', 'terms'])
  const mileage = useMileageWords(offer)
  const cancellation = useCancellationWords(offer, 'short')
  const excess = remainingExcess(offer, protection)
  const refunded = protection?.kind === 'excess_refund'
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-4 print:grid-cols-4">
      <Fact word={t('terms:word.deposit')}>
        <Stated value={offer.deposit} own={desk?.deposit} />
      </Fact>
      <Fact word={t(excess.lowered ? 'terms:word.excess_protected' : 'terms:word.excess')}>
        <Stated value={excess.shown} own={excess.own} />
      </Fact>
      <Fact word={t('voucher.fuel')}>
        {t(`terms:fuel_policy.${offer.fuel_policy}`, { defaultValue: offer.fuel_policy })}
      </Fact>
      <Fact word={t('voucher.mileage')}>{mileage}</Fact>
      {refunded && (
        <Fact word={t('terms:protection.excess_refund')} wide>
          {t('terms:protection_note.excess_refund')} <ProtectionName protection={protection} />
        </Fact>
      )}
      <Fact word={t('voucher.cancelling')} wide>
        <span suppressHydrationWarning>{cancellation.words}</span>
      </Fact>
    </dl>
  )
}

/** What the driver must bring to the desk to get the car. */
export function VoucherBring({ booking: { driver, offer } }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const name = driver ? isolate(`${driver.first_name} ${driver.last_name}`) : ''
  const items = [
    t('bring.voucher'),
    t('bring.licence', { name, count: offer.licence_years ?? 1 }),
    t('bring.passport'),
    t(offer.payment.credit_card_required ? 'bring.credit_card' : 'bring.money', { name }),
  ]
  return (
    <section className="border-t border-line pt-4 text-sm">
      <h3 className="text-base">{t('bring.title')}</h3>
      <ul className="mt-2 grid list-disc gap-x-8 gap-y-1 ps-5 sm:grid-cols-2 print:grid-cols-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ word, wide = false, children }: { word: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <dt className="text-xs text-ink-soft">{word}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Stated({ value, own }: { value: Money | null; own: Money | null | undefined }) {
  const { t } = useTranslation('booking')
  return value ? <DeskPrice shown={value} own={own} /> : <>{t('voucher.not_stated')}</>
}
