import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { Card } from '#ui/card.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { CHOICE_FORM, NO_PROTECTION, protectionField } from './car-url.ts'
import { useProtectionOptions } from '#web/rentals/protection-options.tsx'

type ProtectionChoiceProps = { quote: Quote; value: string | null; onChange: (id: string | null) => void }

/** Protections sold with the car, each with the excess that remains. */
export function ProtectionChoice({ quote, value, onChange }: ProtectionChoiceProps) {
  const { t } = useTranslation('car')
  const { offer, protections } = quote
  const options = useProtectionOptions({ offer, protections, none: NO_PROTECTION })
  if (protections.length === 0) return null
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
