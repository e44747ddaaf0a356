import { useWatch } from 'react-hook-form'
import { isLatinName } from '#kernel/latin-name.ts'
import { LATIN_NAMES } from '#domains/rentals/bookings/driver.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { LatinSuggestion } from '#web/rentals/latin-suggestion.tsx'
import type { CheckoutForm } from '../use-checkout-form.ts'

/** The names in Latin letters, where they are typed in others: the desk reads these. Only their owner knows the spelling. */
export function LatinNames({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('checkout')
  const [first, last] = useWatch({ control: form.control, name: ['first_name', 'last_name'] })
  const typed = { first_name: first ?? '', last_name: last ?? '' }
  const names = (['first_name', 'last_name'] as const).filter((name) => !isLatinName(typed[name]))
  if (names.length === 0) return null
  return (
    <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-2 text-sm text-ink-soft">{t('driver.latin_text')}</legend>
      {names.map((name) => (
        <TextField
          key={name}
          {...form.field(LATIN_NAMES[name])}
          dir="ltr"
          label={t(`driver.${LATIN_NAMES[name]}`)}
          autoComplete="off"
          required
        />
      ))}
      <LatinSuggestion
        names={names.map((name) => ({ field: LATIN_NAMES[name], typed: typed[name] }))}
        onUse={(suggested) => {
          for (const { field, latin } of suggested) form.setValue(field, latin, { shouldValidate: true })
        }}
        className="justify-self-start sm:col-span-2"
      />
    </fieldset>
  )
}
