import { langIdOf, LANGUAGE_CODES, languageOf, LANGUAGES } from '#kernel/locale.ts'
import { DRIVER_TERMS } from '#domains/fares/categories/self-drive/driver-terms.contract.ts'
import { categoryOf, wordingOf, type TripCategory } from '#domains/fares/categories.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { z } from 'zod'
import type { TripCallerRow } from '#domains/trips/dispatch/callers/book-for-caller.contract.ts'
import { TravellerContract } from '#domains/trips/journey/trip.contract.ts'
import { EmailField, fieldError, longTextField, textField } from '#kernel/contract.ts'
import { latinDigits } from '#kernel/digits.ts'
import { isolate } from '#kernel/isolate.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { phoneNumbers } from '#ui/fields/lazy-phone-number.ts'
import { requiredPhone } from '#web/forms/optional-phone.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { EmailInput, TextField } from '#ui/fields/text-field.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { useBookForCallerMutation } from '../trips.api.ts'
import type { TripOption } from './options.tsx'

const empty = z.literal('').transform(() => undefined)
/** Optional number of years; the API requires it only for self-drive cars. */
const years = (field: (typeof TravellerContract.shape)['age' | 'licence_years']) =>
  z.union([
    empty,
    z
      .string()
      .transform((entered): number | undefined => Number(latinDigits(entered)))
      .pipe(field),
  ])

async function contract() {
  const { readPhone } = await phoneNumbers.whenNeeded()
  return z.object({
    name: textField('name_required', 120),
    phone: requiredPhone('', readPhone),
    email: z.union([empty, EmailField], fieldError('email_invalid')),
    pay_by: z.enum(['driver', 'wallet']),
    language: z.enum(LANGUAGE_CODES),
    cost_centre: z.union([empty, textField('text_required', 60)], fieldError('too_long:60')),
    age: years(TravellerContract.shape.age),
    licence_years: years(TravellerContract.shape.licence_years),
    notes: z.union([empty, longTextField('text_required', 1000)], fieldError('too_long:1000')),
  })
}

type BookFormProps = { category: TripCategory; option: TripOption; caller: TripCallerRow | null }

/** Traveller and payer; books the option and opens the trip. */
export function BookForm({ category, option, caller }: BookFormProps) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const drives = !categoryOf(category).hasDriver
  const wording = wordingOf(category)
  const navigate = useNavigateFromHere()
  const [book] = useBookForCallerMutation()
  const form = useForm({
    id: 'book',
    contract,
    values: {
      name: caller?.name ?? '',
      phone: caller?.mobile ?? '',
      email: caller?.email ?? '',
      pay_by: caller?.company ? 'wallet' : 'driver',
      language: caller ? languageOf(caller.lang_id) : language,
      age: '',
      licence_years: '',
      cost_centre: caller?.cost_centre ?? '',
      notes: '',
    },
    send: ({
      name,
      phone,
      email,
      age,
      licence_years,
      pay_by,
      cost_centre,
      notes,
      language: noticeLanguage,
    }) =>
      book({
        quote_id: option.quote_id,
        accept_total: option.fare.total,
        profile_id: caller?.profile_id ?? null,
        traveller: {
          name,
          phone,
          ...(email !== undefined && { email }),
          ...(drives && { age, licence_years }),
        },
        pay_by,
        notice_lang_id: langIdOf(noticeLanguage),
        ...(cost_centre !== undefined && { cost_centre }),
        ...(notes !== undefined && { notes }),
      }),
    success: ({ trip }) => t('done.book', { reference: isolate(trip.reference, 'ltr') }),
    done: ({ trip }) => navigate(`/staff/trips/${trip.trip_id}`),
  })
  return (
    <Form form={form} label={t('new.book')} variant="main">
      <p className="text-sm">
        {t('new.book_text')} <Price value={option.fare.total} className="font-semibold" />
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={t('trip.traveller')} autoComplete="off" required />
        <TextField
          {...form.field('phone')}
          type="tel"
          dir="ltr"
          label={t('new.phone')}
          hint={t('new.phone_hint')}
          autoComplete="off"
          required
        />
        <EmailInput {...form.field('email')} label={t('new.email')} autoComplete="off" />
        {drives &&
          (['age', 'licence_years'] as const).map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={t(`new.${name}`)}
              hint={t('new.at_least', { years: DRIVER_TERMS[name] })}
              inputMode="numeric"
              autoComplete="off"
              required
            />
          ))}
        <SelectField {...form.field('language')} label={t('new.language')}>
          {LANGUAGES.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('pay_by')} label={t('record.pay_by')}>
          <option value="driver">{t('pay_by.driver', wording)}</option>
          {caller?.company && <option value="wallet">{t('pay_by.wallet')}</option>}
        </SelectField>
        {caller?.company && (
          <TextField {...form.field('cost_centre')} label={t('record.cost_centre')} autoComplete="off" />
        )}
      </div>
      <TextArea {...form.field('notes')} label={t('record.notes')} dir="auto" rows={2} />
    </Form>
  )
}
