import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { QuotedExtra } from '#domains/rentals/quotes/quote.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Card } from '#ui/card.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { CHOICE_FORM, extraField } from './car-url.ts'
import { extraAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { useDeskMoney } from '#web/rentals/desk-price.tsx'
import { ExtraName, useExtraName } from '#web/rentals/extra-name.tsx'
import { QuantityStepper } from '#web/rentals/quantity-stepper.tsx'

type ExtrasChoiceProps = {
  extras: readonly QuotedExtra[]
  quantities: Readonly<Record<string, number>>
  onChange: (quantities: Record<string, number>) => void
}

/** Extras of the car, each up to the supplier's maximum. */
export function ExtrasChoice({ extras, quantities, onChange }: ExtrasChoiceProps) {
  const { t } = useTranslation('car')
  const { language } = useSite()
  const name = useExtraName()
  const deskMoney = useDeskMoney()
  const forRental = (extra: QuotedExtra) =>
    deskMoney({ shown: extra.price_for_rental, own: extraAtDesk(extra) })
  /** The whole rental has a price in the desk's own currency; a day's price is only approximate. */
  const perDay = (extra: QuotedExtra) => {
    const price = formatMoney(extra.price, language)
    return extraAtDesk(extra) ? t('terms:word.about', { price }) : price
  }
  return (
    <Card>
      <h2 className="text-lg">{t('extras')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t(extras.length > 0 ? 'extras_text' : 'no_extras')}</p>
      {extras.length > 0 && (
        <ul className="mt-3 flex flex-col">
          {extras.map((extra) => (
            <li key={extra.id} className="flex items-center justify-between gap-4 border-t border-line py-3">
              <div className="min-w-0">
                <p className="font-medium">
                  <ExtraName extra={extra} />
                </p>
                <p className="text-xs text-ink-soft tabular" suppressHydrationWarning>
                  {extra.per === 'day' && `${t('per_day', { price: perDay(extra) })} · `}
                  {t(extra.per === 'day' ? 'for_rental' : 'per_rental', { price: forRental(extra) })}
                </p>
              </div>
              <QuantityStepper
                field={{ name: extraField(extra.id), form: CHOICE_FORM }}
                name={name(extra)}
                value={quantities[extra.id] ?? 0}
                max={extra.max}
                onChange={(quantity) => onChange({ ...quantities, [extra.id]: quantity })}
              />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
