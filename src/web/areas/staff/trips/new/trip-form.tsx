import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { CATEGORIES, categoryName, type TripCategory } from '#domains/fares/categories.contract.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { PartFields } from './part-fields.tsx'
import type { TripFieldsProps } from './trip-fields-props.ts'
import { parseTripForm, EMPTY_TRIP, type TripInput } from './parse-trip-form.ts'
import type { TripRequestInput } from '#domains/fares/shapes/trip-request.contract.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'

type TripFormProps = {
  /** Initial values. */
  values?: TripInput
  quote: (request: TripRequestInput) => Promise<{ data?: TripQuote | undefined; error?: unknown }>
  /** Called with null if the form has changed since the quote. */
  onQuoted: (quote: TripQuote | null, category: TripCategory) => void
}

/** Trip request form for each category, which requests a quote. Rejections keep the input. */
export function TripForm({ values = EMPTY_TRIP, quote, onQuoted }: TripFormProps) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const form = useForm({
    id: 'trip',
    contract: z.custom<TripInput>().transform((input, context) => {
      const parsed = parseTripForm(input)
      if (parsed.ok) return parsed.request
      for (const { path, message } of parsed.errors)
        context.addIssue({
          code: 'custom',
          path: [path],
          message: message === 'missing' ? t(`new.missing.${path}`) : message,
        })
      return z.NEVER
    }),
    values,
    send: quote,
    done: (quoted, { category }) => onQuoted(quoted, category),
  })
  const fields: TripFieldsProps = {
    input: form.watch(),
    onInput(part) {
      for (const [name, value] of Object.entries(part)) form.setValue(name as keyof TripInput, value)
      onQuoted(null, form.getValues('category'))
    },
    errorOf: form.faultAt,
  }
  return (
    <Form form={form} label={t('new.quote')} variant="main">
      <SelectField
        id="trip-category"
        label={t('trip.category')}
        value={fields.input.category}
        onChange={({ target: { value } }) => {
          const category = CATEGORIES.find(({ number }) => String(number) === value)
          form.clearErrors()
          if (category) fields.onInput({ category: category.number })
        }}
        className="sm:max-w-xs"
        options={CATEGORIES.map(({ number }) => ({ value: number, label: categoryName(number, language) }))}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PartFields {...fields} />
      </div>
    </Form>
  )
}
