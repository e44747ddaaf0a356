import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Money } from '#kernel/money.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { Card } from '#ui/card.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { protectionAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import { DeskPrice, useDeskMoney } from '#web/rentals/desk-price.tsx'
import { CHOICE_FORM, NO_PROTECTION, protectionField } from './car-url.ts'
import { IncludedCoverFacts, ProtectionFacts } from '#web/rentals/cover-facts.tsx'
import { ProtectionName } from '#web/rentals/supplier-text.tsx'

type ProtectionChoiceProps = { quote: Quote; value: string | null; onChange: (id: string | null) => void }

/** Protections sold with the car, each with the excess that remains. */
export function ProtectionChoice({ quote, value, onChange }: ProtectionChoiceProps) {
  const { t } = useTranslation('car')
  const excess = useExcessWords()
  if (quote.protections.length === 0) return null
  const options = [
    {
      value: NO_PROTECTION,
      label: t('no_protection'),
      note: (
        <>
          <span className="block">{excess(quote.offer.excess, quote.offer.desk?.excess)}</span>
          <IncludedCoverFacts inclusions={quote.offer.inclusions} />
        </>
      ),
      end: t('free'),
    },
    ...quote.protections.map((protection) => ({
      value: protection.id,
      label: t(`terms:protection.${protection.kind}`),
      note: (
        <>
          <span className="block">{excess(protection.excess_after, protection.desk_excess_after)}</span>
          {protection.kind === 'excess_refund' && (
            <span className="block">{t('terms:protection_note.excess_refund')}</span>
          )}
          <ProtectionName protection={protection} />
          <ProtectionFacts protection={protection} />
        </>
      ),
      end: (
        <span className="font-semibold">
          + <DeskPrice shown={protection.price_for_rental} own={protectionAtDesk(protection)} />
        </span>
      ),
    })),
  ]
  return (
    <Card>
      <h2 className="text-lg">{t('protections')}</h2>
      <p id="protections-text" className="mt-1 mb-3 text-sm text-ink-soft">
        {t('protections_text')}
      </p>
      <RadioCards
        legend={<span className="sr-only">{t('protections')}</span>}
        name={protectionField}
        form={CHOICE_FORM}
        options={options}
        value={value ?? NO_PROTECTION}
        onChange={(event) => onChange(event.target.value === NO_PROTECTION ? null : event.target.value)}
      />
    </Card>
  )
}

function useExcessWords(): (excess: Money | null, own: Money | null | undefined) => string {
  const { t } = useTranslation('car')
  const deskMoney = useDeskMoney()
  return (excess, own) => {
    if (excess === null) return t('excess_unknown')
    return excess.amount === 0
      ? t('excess_zero')
      : t('excess_stays', { price: deskMoney({ shown: excess, own }) })
  }
}
