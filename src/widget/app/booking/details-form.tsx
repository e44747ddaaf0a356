import { type FormEvent, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DRIVER_TERMS } from '#domains/fares/categories/self-drive/driver-terms.contract.ts'
import { categoryOf, wordingOf } from '#domains/fares/categories.contract.ts'
import type { PayBy } from '#domains/trips/journey/trip.contract.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { FaultSummary } from '../forms/fault-summary.tsx'
import { type Faults, faultsIn } from '../forms/faults.ts'
import { PhoneInput } from '../forms/phone-input.tsx'
import { useSteps } from '../steps/use-steps.ts'
import type { Chosen } from '../offer/chosen.ts'
import { useWidget } from '../widget-context.ts'
import type { BookingDraft } from './booking-state.ts'
import { OrderNotice } from './order-notice.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { readDraft } from './read-draft.ts'
import { useBooking } from './use-booking.ts'
import type { Booker } from './use-booker.ts'
import { useOrder } from './use-order.ts'
import type { Prefill } from '#domains/widget/widget-config.contract.ts'
import type { Money } from '#kernel/money.ts'
import { firstCountry } from '../forms/first-country.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

/** Fields that a rejected order can name, by path in its body. */
const FIELDS = {
  'traveller.name': 'name',
  'traveller.phone': 'phone',
  'traveller.phone.phone': 'phone',
  'traveller.phone.countryCode': 'phone',
  'traveller.email': 'email',
  cost_centre: 'costCentre',
  notes: 'notes',
  'traveller.age': 'age',
  'traveller.licence_years': 'licence_years',
  pay_by: 'payBy',
  profile_id: 'profileId',
}

/** Traveller, payment, and the button that books. Input is saved with the booking. */
export function DetailsForm({ chosen, booker }: { chosen: Chosen; booker: Booker }) {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const { host, notifyHost } = useWidget()
  const { go } = useSteps()
  const { draft: input, type, forget } = useBooking()
  const [faults, setFaults] = useState<Faults>({})
  /** Fields changed since the rejection; their errors may no longer apply. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set())
  const { total } = chosen.option.fare
  const { category } = chosen.request
  const wording = wordingOf(category)
  const drives = !categoryOf(category).hasDriver
  const draft = { ...firstDraft(booker, host.prefill, total), ...input }
  const { state, order } = useOrder((trip) => {
    const { trip_id: tripId, reference, fare } = trip
    notifyHost({ type: 'booking', reference, tripId, total: fare.total })
    forget()
    go({ name: 'done', tripId }, 'instead')
  })

  function change(part: Partial<BookingDraft>) {
    setMended(new Set([...mended, ...Object.keys(part)]))
    type(part)
  }
  const faultOf = (name: string) => (mended.has(name) ? undefined : faults[name])

  async function book(event?: FormEvent) {
    event?.preventDefault()
    if (state.is === 'busy') return
    setMended(new Set())
    const { readPhone } = await phoneNumbers.whenNeeded()
    const read = readDraft(draft, readPhone, drives)
    if (!read.ok) {
      const messages = Object.entries(read.faults).map(([name, code]) => [name, t(`fault.${code}`)])
      return setFaults(Object.fromEntries(messages) as Faults)
    }
    setFaults({})
    const next = await order(chosen, read.order)
    if (next.is === 'failed') setFaults(faultsIn(next.error, FIELDS) ?? {})
  }

  const field = (name: 'name' | 'email' | 'costCentre' | 'notes' | 'age' | 'licence_years') => ({
    id: `booking-${name}`,
    value: draft[name],
    error: faultOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void book(event)}>
      <FaultSummary faults={faults} prefix="booking" />
      {Object.keys(faults).length === 0 && (
        <OrderNotice state={state} total={total} onAgain={() => void book()} />
      )}
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 text-base font-semibold">{t('who', wording)}</legend>
        {booker.people.length > 0 && (
          <PersonSelect
            booker={booker}
            chosen={draft.profileId}
            error={faultOf('profileId')}
            onType={change}
          />
        )}
        <TextField {...field('name')} label={t('name')} autoComplete="name" />
        <PhoneInput
          id="booking-phone"
          label={t('phone')}
          country={draft.phoneCountry}
          number={draft.phone}
          error={faultOf('phone')}
          onType={change}
        />
        <EmailInput
          {...field('email')}
          className="rtl:[&_input]:text-end"
          label={t('email')}
          hint={t('email_hint')}
        />
        {drives && (
          <div className="grid gap-4 min-[480px]:grid-cols-2">
            {(['age', 'licence_years'] as const).map((name) => (
              <TextField
                key={name}
                {...field(name)}
                label={t(name)}
                hint={t('at_least', { years: DRIVER_TERMS[name] })}
                inputMode="numeric"
              />
            ))}
          </div>
        )}
        {booker.company && <TextField {...field('costCentre')} label={t('cost_centre')} />}
        <TextArea {...field('notes')} label={t('notes', wording)} hint={t('notes_hint')} rows={2} />
      </fieldset>
      <PaymentChoice
        booker={booker}
        category={category}
        total={total}
        value={draft.payBy}
        error={faultOf('payBy')}
        onChoose={(payBy: PayBy) => change({ payBy })}
      />
      {booker.needsApproval && (
        <Notice tone="plain" title={t('approval.title', wording)}>
          <p>{t('approval.text')}</p>
        </Notice>
      )}
      <Button type="submit" wide busy={state.is === 'busy'}>
        {t(booker.needsApproval ? 'ask' : 'book', { price: formatMoney(total, language) })}
      </Button>
    </form>
  )
}

/** Initial values of the form: the page's prefill, else the traveller's record. */
function firstDraft(
  { profile, content, company }: Booker,
  prefill: Prefill,
  total: Money,
): BookingDraft & { payBy: 'wallet' | 'driver' } {
  return {
    name: prefill.name ?? profile.userContent.name,
    email: prefill.email ?? content.email ?? '',
    way: 'mobile',
    phoneCountry: firstCountry(total.currency, navigator.languages),
    phone: prefill.phone ?? content.mobile ?? '',
    costCentre: content.cost_centre ?? '',
    notes: '',
    age: '',
    licence_years: '',
    payBy: company && profile.wallet ? 'wallet' : 'driver',
    profileId: '',
  }
}

type Props = {
  booker: Booker
  /** A profile; empty: themselves. */
  chosen: string
  error: string | undefined
  onType: (changes: Partial<BookingDraft>) => void
}

/** Select for the person that a supervisor or an admin books for; fills in their name and cost centre. */
function PersonSelect({ booker: { profile, content, people }, chosen, error, onType }: Props) {
  const { t } = useTranslation('booking')
  function choose(profileId: string) {
    const person = people.find(({ profile_id }) => profile_id === profileId)
    onType(
      person
        ? { profileId, name: person.name, costCentre: person.cost_centre ?? '', phone: '', email: '' }
        : {
            profileId: '',
            name: profile.userContent.name,
            costCentre: content.cost_centre ?? '',
            phone: content.mobile ?? '',
            email: content.email ?? '',
          },
    )
  }
  return (
    <SelectField
      id="booking-profileId"
      label={t('for_whom')}
      value={chosen}
      error={error}
      onChange={(event) => choose(event.target.value)}
      none={t('for_me')}
      options={people.map(({ profile_id, name }) => ({ value: profile_id, label: name }))}
    />
  )
}
