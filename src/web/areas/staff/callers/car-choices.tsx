import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { extraAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { ExtraName, useExtraName } from '#web/rentals/extra-name.tsx'
import type { Chosen } from '#web/rentals/price-breakdown.ts'
import { useProtectionOptions } from '#web/rentals/protection-options.tsx'
import { QuantityStepper } from '#web/rentals/quantity-stepper.tsx'

const NONE = 'none'

type CarChoicesProps = { quote: Quote; chosen: Chosen; onChoose: (next: Chosen) => void }

/** Protections and extras, with a hint on protections paid now, which cannot be booked by phone. */
export function CarChoices({ quote, chosen, onChoose }: CarChoicesProps) {
  const { t } = useTranslation('staff_callers')
  const { offer, protections, extras } = quote
  const nameOf = useExtraName()
  const paidNow = new Set(protections.flatMap(({ id, paid }) => (paid === 'now' ? [id] : [])))
  const options = useProtectionOptions({ offer, protections, none: NONE }).map((option) =>
    paidNow.has(option.value)
      ? { ...option, disabled: true, note: <>{t('not_by_phone.paid_now')}</> }
      : option,
  )
  return (
    <>
      {protections.length > 0 && (
        <SectionCard title={t('car:protections')}>
          <RadioCards
            legend={<span className="sr-only">{t('car:protections')}</span>}
            name="protection"
            options={options}
            value={chosen.protectionId ?? NONE}
            onChange={({ target: { value } }) =>
              onChoose({ ...chosen, protectionId: value === NONE ? null : value })
            }
          />
        </SectionCard>
      )}
      {extras.length > 0 && (
        <SectionCard title={t('car:extras')}>
          <ul className="flex flex-col divide-y divide-line">
            {extras.map((extra) => (
              <li key={extra.id} className="flex items-center justify-between gap-3 py-1 text-sm">
                <span className="min-w-0">
                  <ExtraName extra={extra} />
                  <span className="block text-xs text-ink-soft">
                    <DeskPrice shown={extra.price_for_rental} own={extraAtDesk(extra)} />
                  </span>
                </span>
                <QuantityStepper
                  name={nameOf(extra)}
                  value={chosen.quantities[extra.id] ?? 0}
                  max={extra.max}
                  onChange={(quantity) =>
                    onChoose({ ...chosen, quantities: { ...chosen.quantities, [extra.id]: quantity } })
                  }
                />
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  )
}
