import { useWatch } from 'react-hook-form'
import { isLatinName, suggestLatinName } from '#kernel/latin-name.ts'
import { LATIN_NAMES } from '#domains/rentals/bookings/driver.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { CheckoutForm } from '../use-checkout-form.ts'

/** The names in Latin letters, where they are typed in others: the desk reads these. Only their owner knows the spelling. */
export function LatinNames({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('checkout')
  const [first, last] = useWatch({ control: form.control, name: ['first_name', 'last_name'] })
  const typed = { first_name: first ?? '', last_name: last ?? '' }
  const names = (['first_name', 'last_name'] as const).filter((name) => !isLatinName(typed[name]))
  if (names.length === 0) return null
  const suggested = names.flatMap((name) => {
    const latin = suggestLatinName(typed[name])
    return latin === null ? [] : [{ field: LATIN_NAMES[name], latin }]
  })
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
      {suggested.length > 0 && (
        <Button
          type="button"
          look="second"
          className="self-start sm:col-span-2"
          onClick={() => {
            for (const { field, latin } of suggested) form.setValue(field, latin, { shouldValidate: true })
          }}
        >
          {t('driver.latin_suggest')} <bdi dir="ltr">{suggested.map(({ latin }) => latin).join(' ')}</bdi>
        </Button>
      )}
    </fieldset>
  )
}
