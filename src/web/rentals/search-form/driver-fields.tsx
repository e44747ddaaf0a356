import { ChevronDown } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Switch } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type SearchCriteria, USUAL_AGE } from './search-url.ts'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useCheckCouponQuery } from '../rentals.api.ts'
import { problemOf } from '#ui/error-words.ts'
import { couponInput } from '../coupon-input.ts'
import { useSite } from '#web/app/site.tsx'
import { countriesByName } from '#web/forms/countries-by-name.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { useReadProfileQuery } from '#web/app/session/profile.api.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { countryStorage, followCountry, readCountry } from '#web/app/visitor-country.ts'

type DriverFieldsProps = {
  search: SearchCriteria
  fault: string | undefined
  /** True if no search was made yet: known details of the driver are prefilled. */
  open: boolean
  coupons: boolean
}

/**
 * Drop-off place, the driver's age and the card; the rarely used residence and coupon are collapsed. All
 * fields can be shown and hidden before hydration.
 */
export function DriverFields({ search, fault, open, coupons }: DriverFieldsProps) {
  const { t } = useTranslation('home')
  return (
    <div className="flex flex-col items-start gap-x-4 gap-y-1 sm:flex-row sm:flex-wrap lg:col-span-3">
      <Switch
        name="elsewhere"
        value="on"
        defaultChecked={Boolean(search.dropoff_id)}
        label={t('form.elsewhere')}
      />
      <div className="flex flex-wrap items-start gap-x-4">
        <Switch
          name="driver_age"
          value={USUAL_AGE}
          data-usual-age
          defaultChecked={search.driver_age === USUAL_AGE}
          label={t('form.aged')}
        />
        <TextField
          id="driver_age"
          name="driver_age"
          type="number"
          inputMode="numeric"
          min={18}
          max={99}
          defaultValue={
            search.driver_age === USUAL_AGE || Number.isNaN(search.driver_age) ? '' : search.driver_age
          }
          label={t('form.age')}
          error={fault}
          className="w-56 group-has-[[data-usual-age]:checked]/search:hidden"
        />
      </div>
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">{t('form.card')}</legend>
        {(['true', 'false'] as const).map((value) => (
          <label key={value} className="flex min-h-12 items-center gap-3 text-sm">
            <input
              type="radio"
              name="with_credit_card"
              value={value}
              defaultChecked={search.with_credit_card === value}
              className="tick size-5 shrink-0"
            />
            {t(`form.card_${value}`)}
          </label>
        ))}
      </fieldset>
      <details
        // Undefined, not false: fields opened before hydration stay open.
        open={search.residence !== undefined || search.coupon !== undefined || undefined}
        className="group/more open:basis-full"
      >
        <summary className="flex min-h-12 items-center gap-1 rounded-field text-sm [&::-webkit-details-marker]:hidden">
          {coupons ? t('form.more') : t('form.residence')}
          <ChevronDown className="size-4 transition-transform duration-150 group-open/more:rotate-180" />
        </summary>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-1">
          <ResidenceField residence={search.residence} open={open} />
          {coupons && <CouponFields code={search.coupon} />}
        </div>
      </details>
    </div>
  )
}

/**
 * A switch and the field it shows, by CSS alone. An invalid code is reported as soon as the field loses focus; it does
 * not block the search, and the results report it again.
 */
function CouponFields({ code = '' }: { code: string | undefined }) {
  const { t } = useTranslation('home')
  const [left, setLeft] = useState(code)
  const { error } = useCheckCouponQuery({ code: left }, { skip: left === '' })
  return (
    <div className="flex flex-wrap items-start gap-x-4">
      <Switch
        name="with_coupon"
        value="on"
        data-with-coupon
        defaultChecked={code !== ''}
        label={t('form.coupon')}
      />
      <TextField
        {...couponInput}
        id="coupon_code"
        name="coupon_code"
        defaultValue={code}
        onChange={() => setLeft('')}
        onBlur={({ target }) => setLeft(target.value.trim())}
        label={t('form.coupon_code')}
        hint={t('form.coupon_hint')}
        error={left === '' ? undefined : problemOf(error)?.title}
        className="hidden w-64 max-w-full group-has-[[data-with-coupon]:checked]/search:flex"
      />
    </div>
  )
}

type ResidenceFieldProps = {
  /** Country of residence of the search. */
  residence: string | undefined
  /** True before any search: prefills the visitor's own country once known. */
  open: boolean
}

/** The driver's country of residence, which some suppliers' prices depend on; optional. */
function ResidenceField({ residence = '', open }: ResidenceFieldProps) {
  const { t } = useTranslation('home')
  const { language } = useSite()
  const countries = useMemo(() => countriesByName(language), [language])
  const known = useKnownCountry()
  const field = useRef<HTMLSelectElement>(null)
  const filled = useRef('')
  useEffect(() => {
    // A choice of the visitor stays.
    if (!open || known === null || field.current?.value !== filled.current) return
    field.current.value = known
    filled.current = field.current.value
  }, [open, known])
  return (
    <SelectField
      ref={field}
      id="residence"
      name="residence"
      autoComplete="country"
      defaultValue={residence}
      label={t('form.residence')}
      className="w-64 max-w-full"
    >
      <option value="">{t('form.residence_none')}</option>
      {countries.map(({ code, name }) => (
        // A browser may have other country names than the server.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/**
 * Returns the visitor's country: from the account's phone, else the last order, else the network. Null if
 * unknown.
 */
function useKnownCountry(): string | null {
  const { productName } = useSite()
  const signedIn = useSiteSelector(({ session }) => session.data.isLoggedIn)
  const { data: profile } = useReadProfileQuery(undefined, { skip: !signedIn })
  const phone = profile?.user.phone ?? null
  const [ofAccount, setOfAccount] = useState<string | null>(null)
  useEffect(() => {
    if (!phone) return
    phoneNumbers.whenNeeded().then(
      ({ countryOf }) => setOfAccount(countryOf(phone)),
      // If it fails, the next source applies.
      () => undefined,
    )
  }, [phone])
  const stored = useSyncExternalStore(
    followCountry,
    () => readCountry(countryStorage(), productName)?.code ?? null,
    () => null,
  )
  return ofAccount ?? stored
}
