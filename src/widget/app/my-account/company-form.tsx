import { useState, type FormEvent } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { z } from 'zod'
import type { CountryGridReply } from '#domains/trips/grids/places/places.contract.ts'
import type { Customer } from '#domains/companies/customers/customer.contract.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import type { TripsError } from '../../trips/trips-client.ts'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { faultsIn, type Faults } from '../forms/faults.ts'
import { firstCountry } from '../forms/first-country.ts'
import { PhoneInput } from '../forms/phone-input.tsx'
import { useCall } from '../use-call.ts'
import { useWidget } from '../widget-context.ts'
import { companyChange, companyDraft, type CompanyDraft } from './company-change.ts'

/** Fields by their paths in the body of `customer/update`. */
const FIELDS = {
  name: 'name',
  tax_id: 'taxId',
  'address.addressLine': 'addressLine',
  'address.city': 'city',
  'address.country': 'country',
  phone: 'phone',
  'phone.phone': 'phone',
  'phone.countryCode': 'phone',
  email: 'email',
}

type Props = { company: Customer; onSaved: (after: Customer) => void; onCancel: () => void }

/** A company's record, edited by its admin; only changed fields are sent. */
export function CompanyForm({ company, onSaved, onCancel }: Props) {
  const { t } = useTranslation('my_account')
  const { t: ts } = useTranslation('sign_in')
  const { trips } = useWidget()
  const [draft, setDraft] = useState(() =>
    companyDraft(company, firstCountry(company.currency ?? undefined, navigator.languages)),
  )
  const [faults, setFaults] = useState<Faults>({})
  const [error, setError] = useState<TripsError | null>(null)
  const [busy, setBusy] = useState(false)
  const countries = useCall<z.infer<typeof CountryGridReply>>('/api/o/country/grid?rows=-1', { lasts: true })

  const type = (part: Partial<CompanyDraft>) => setDraft({ ...draft, ...part })
  const field = (name: 'name' | 'taxId' | 'addressLine' | 'city' | 'email') => ({
    id: `company-${name}`,
    value: draft[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setError(null)
    const { readPhone } = await phoneNumbers.whenNeeded()
    const change = companyChange(company, draft, readPhone)
    if (!change) return setFaults({ phone: ts('fault.phone_invalid') })
    setFaults({})
    if (Object.keys(change).length === 0) return onCancel()
    setBusy(true)
    const reply = await trips.call('/api/customer/update', { body: change })
    setBusy(false)
    if (reply.ok) return onSaved(reply.data as Customer)
    const rejected = faultsIn(reply.error, FIELDS)
    if (rejected) setFaults(rejected)
    else setError(reply.error)
  }

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      <FaultSummary faults={faults} prefix="company" />
      {error && <FailureNotice error={error} />}
      <TextField {...field('name')} label={t('company.name')} autoComplete="organization" />
      <TextField
        {...field('taxId')}
        label={t('company.tax_id')}
        dir="ltr"
        className="rtl:[&_input]:text-end"
      />
      <TextField {...field('addressLine')} label={t('company.address_line')} autoComplete="street-address" />
      <div className="grid gap-4 min-[480px]:grid-cols-2">
        <TextField {...field('city')} label={t('company.city')} autoComplete="address-level2" />
        <SelectField
          id="company-country"
          label={t('company.country')}
          value={draft.country}
          error={faults['country']}
          autoComplete="country"
          onChange={(event) => type({ country: event.target.value })}
          options={(countries.data?.rows ?? [{ country_code: draft.country, name: draft.country }]).map(
            (row) => ({ value: row.country_code, label: row.name }),
          )}
        />
      </div>
      {countries.error && <FailureNotice error={countries.error} onRetry={countries.again} />}
      <PhoneInput
        id="company-phone"
        label={t('company.phone')}
        country={draft.phoneCountry}
        number={draft.phone}
        error={faults['phone']}
        onType={type}
      />
      <EmailInput {...field('email')} className="rtl:[&_input]:text-end" label={t('company.email')} />
      <Checkbox
        label={t('company.approval_yes')}
        checked={draft.approval}
        onChange={(event) => type({ approval: event.target.checked })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('company.save')}
        </Button>
        <Button variant="second" onClick={onCancel}>
          {t('company.leave')}
        </Button>
      </div>
    </form>
  )
}
