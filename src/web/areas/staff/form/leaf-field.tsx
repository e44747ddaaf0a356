import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { isLatinName } from '#kernel/latin-name.ts'
import { CURRENCIES, directionOf } from '#kernel/locale.ts'
import { CountrySelect } from '#web/forms/country-select.tsx'
import { useCountries } from '#web/forms/use-countries.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { LatinSuggestion } from '#web/rentals/latin-suggestion.tsx'
import { textOf } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'
import { RecordSelect } from './record-select.tsx'
import type { StaffFormState } from './use-staff-form.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'
import { weekdayName, WEEKDAYS } from './weekday-name.ts'

export type StaffFieldProps<Spec extends FieldSpec = FieldSpec> = {
  form: StaffFormState
  spec: Spec
  /** Path of its parent in the body, such as `phone` or `content.slabs.2`. */
  within?: string | undefined
  /** Path of the field labels in the messages. */
  words: string
}

type LeafSpec = Exclude<FieldSpec, { kind: 'part' | 'rows' }>

/** One field that is neither a list nor an object, rendered by its kind. */
export function LeafField({ form, spec, within, words }: StaffFieldProps<LeafSpec>) {
  const { t, messages } = useTranslation()
  const language = useLanguage()
  const path = within === undefined ? spec.name : `${within}.${spec.name}`
  const { field } = useController({ control: form.control, name: path })
  const value: unknown = useWatch({ control: form.control, name: path })
  const hintKey = `${words}.${spec.name}_hint`
  const shared = {
    id: `${form.id}-${path}`,
    name: path,
    label:
      typeof spec.label === 'function' ? spec.label(language) : (spec.label ?? t(`${words}.${spec.name}`)),
    hint: spec.hint ?? (messages.exists(hintKey) ? t(hintKey) : undefined),
    error: form.faultAt(path),
    ref: field.ref,
    onBlur: field.onBlur,
  }
  const text = { ...shared, value: value as string, onChange: field.onChange, autoComplete: 'off' }
  switch (spec.kind) {
    case 'yes':
      return <Checkbox {...shared} checked={value === true} onChange={field.onChange} />
    case 'days':
      return <DaysField {...shared} days={value as number[]} onChange={field.onChange} />
    case 'date':
    case 'time':
      return (
        <DateField
          {...shared}
          value={value as string}
          onChange={field.onChange}
          withTime={spec.kind === 'time'}
          className="sm:max-w-xs"
          required={!spec.optional}
        />
      )
    case 'number':
    case 'amount':
      return <TextField {...text} inputMode="decimal" dir="ltr" required={!spec.optional} />
    case 'list':
    case 'ring':
      return <TextArea {...text} dir="ltr" rows={spec.kind === 'ring' ? 5 : 3} required={!spec.optional} />
    case 'long_text':
      return (
        <TextArea
          {...text}
          lang={spec.lang}
          dir={spec.lang ? directionOf(spec.lang) : 'auto'}
          rows={spec.lines ?? 3}
          required={!spec.optional}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...text}
          options={spec.options.map((option) => ({ value: option, label: t(`${words}.options.${option}`) }))}
        />
      )
    case 'one_of':
      return (
        <SelectField
          {...text}
          required={!spec.optional}
          none={spec.none ?? t('staff_forms:choose')}
          options={spec.options}
        />
      )
    case 'currency':
      return (
        <SelectField {...text} required>
          <option value="">{t('staff_forms:choose')}</option>
          {CURRENCIES.map(({ code }) => (
            <option key={code}>{code}</option>
          ))}
        </SelectField>
      )
    case 'country':
      return <Country {...text} chosen={value as string} />
    case 'latin_name':
      return <LatinName {...text} staffForm={form} sourcePath={[within, spec.of].filter(Boolean).join('.')} />
    case 'record':
      return <RecordSelect {...text} of={spec.of} optional={spec.optional ?? false} />
    default:
      return <TextField {...text} dir={spec.kind === 'code' ? 'ltr' : 'auto'} required={!spec.optional} />
  }
}

type LatinNameProps = Parameters<typeof TextField>[0] & {
  name: string
  staffForm: StaffFormState
  /** Path of the field with the original name. */
  sourcePath: string
}

/** A name in Latin letters with a suggested spelling. Renders nothing if the original name is in Latin letters. */
function LatinName({ staffForm: form, sourcePath, ...text }: LatinNameProps) {
  const entered = textOf(useWatch({ control: form.control, name: sourcePath }))
  if (isLatinName(entered)) return null
  return (
    <div className="flex flex-col gap-2">
      <TextField {...text} dir="ltr" required />
      <LatinSuggestion
        names={[{ field: text.name, entered }]}
        onUse={([suggested]) => suggested && form.setValue(text.name, suggested.latin)}
        className="self-start"
      />
    </div>
  )
}

type CountryProps = Omit<Parameters<typeof CountrySelect>[0], 'countries' | 'callingCodes'>

function Country(props: CountryProps) {
  const { t } = useTranslation('staff_forms')
  return (
    <CountrySelect
      {...props}
      countries={useCountries()}
      callingCodes={false}
      none={t('staff_forms:choose')}
    />
  )
}

type DaysFieldProps = {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  days: readonly number[]
  onChange: (days: number[]) => void
}

/** Checkboxes of the weekdays with their short names. */
function DaysField({ id, label, hint, error, days, onChange }: DaysFieldProps) {
  const language = useLanguage()
  const { t } = useTranslation('staff_forms')
  const choose = (day: number, on: boolean) =>
    onChange(WEEKDAYS.filter((one) => (one === day ? on : days.includes(one))))
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 outline-none sm:col-span-full"
    >
      <legend className="text-xs font-medium text-ink-soft">{label}</legend>
      {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      <div className="flex flex-wrap gap-x-4">
        {WEEKDAYS.map((day) => (
          <label key={day} className="flex min-h-11 items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="tick size-5 shrink-0"
              checked={days.includes(day)}
              onChange={(event) => choose(day, event.target.checked)}
            />
            {weekdayName(day, localeOf(language), 'short')}
          </label>
        ))}
        <button type="button" className="text-link min-h-11 text-sm" onClick={() => onChange([...WEEKDAYS])}>
          {t('staff_forms:every_day')}
        </button>
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
