import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import {
  DRIVER_NOTE_FIELDS,
  type DriverNote,
  LATIN_NAMES,
} from '#domains/rentals/bookings/driver.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CheckedEmailInput } from '#web/forms/checked-email-input.tsx'
import { useCountries, type Country } from '#web/forms/use-countries.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'
import { useController, useWatch } from 'react-hook-form'
import { CountrySelect } from '#web/forms/country-select.tsx'
import { isLatinName } from '#kernel/latin-name.ts'
import { LatinSuggestion } from '#web/rentals/latin-suggestion.tsx'

/** Input attributes of each optional driver field. */
const NOTE_INPUTS: Readonly<Record<DriverNote, ComponentProps<'input'>>> = {
  flight_number: { dir: 'ltr', autoCapitalize: 'characters' },
}

/** The fields of a driver. */
export function DriverFields({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('checkout')
  const { field } = form
  const countries = useCountries()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('first_name')} label={t('driver.first_name')} autoComplete="given-name" required />
      <TextField {...field('last_name')} label={t('driver.last_name')} autoComplete="family-name" required />
      <LatinNames form={form} />
      <CheckedEmailInput
        {...field('email')}
        label={t('driver.email')}
        hint={t('driver.email_hint')}
        className="sm:col-span-2"
        required
      />
      <fieldset className="grid min-w-0 gap-4 sm:col-span-2 sm:grid-cols-[2fr_3fr]">
        <legend className="sr-only">{t('driver.phone')}</legend>
        <CountryField
          form={form}
          field="phone_country"
          label={t('driver.phone_country')}
          autoComplete="country"
          countries={countries}
        />
        <TextField
          {...field('phone')}
          type="tel"
          dir="ltr"
          label={t('driver.phone')}
          hint={t('driver.phone_hint')}
          autoComplete="tel-national"
          required
        />
      </fieldset>
      <CountryField
        form={form}
        field="residence"
        label={t('driver.residence')}
        autoComplete="country"
        countries={countries}
      />
      <TextField
        {...field('age')}
        dir="ltr"
        inputMode="numeric"
        maxLength={2}
        label={t('driver.age')}
        hint={t('driver.age_hint')}
        autoComplete="off"
        required
      />
      {DRIVER_NOTE_FIELDS.map((note) => (
        <TextField
          key={note}
          {...field(note)}
          {...NOTE_INPUTS[note]}
          label={t('driver.optional', { field: t(`terms:driver_field.${note}`) })}
          hint={t(`terms:driver_hint.${note}`)}
          autoComplete="off"
          className="sm:col-span-2"
        />
      ))}
    </div>
  )
}

type CountryFieldProps = {
  form: CheckoutForm
  field: 'residence' | 'phone_country'
  label: string
  autoComplete: string
  countries: readonly Country[] | null
  className?: string
}

/** A country, with its calling code if the field is about telephones. */
function CountryField({ form, field: name, label, autoComplete, countries, className }: CountryFieldProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <CountrySelect
      {...field}
      id={form.field(name).id}
      label={label}
      autoComplete={autoComplete}
      error={form.faultAt(name)}
      className={className}
      countries={countries}
      chosen={field.value}
      callingCodes={name === 'phone_country'}
    />
  )
}

/** The names in Latin letters, if entered in others: the desk reads these. Only their owner knows the spelling. */
function LatinNames({ form }: { form: CheckoutForm }) {
  const { t } = useTranslation('checkout')
  const [first, last] = useWatch({ control: form.control, name: ['first_name', 'last_name'] })
  const input = { first_name: first ?? '', last_name: last ?? '' }
  const names = (['first_name', 'last_name'] as const).filter((name) => !isLatinName(input[name]))
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
        names={names.map((name) => ({ field: LATIN_NAMES[name], entered: input[name] }))}
        onUse={(suggested) => {
          for (const { field, latin } of suggested) form.setValue(field, latin, { shouldValidate: true })
        }}
        className="justify-self-start sm:col-span-2"
      />
    </fieldset>
  )
}
