import { LatinNames } from './latin-names.tsx'
import type { ComponentProps } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DRIVER_NOTE_FIELDS, type DriverNote } from '#domains/rentals/bookings/driver.contract.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CheckedEmailInput } from '#web/forms/checked-email-input.tsx'
import { CountryField } from './country-field.tsx'
import { useCountries } from '#web/forms/use-countries.ts'
import type { CheckoutForm } from '../use-checkout-form.ts'

/** How each field that a driver may add is typed. */
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
