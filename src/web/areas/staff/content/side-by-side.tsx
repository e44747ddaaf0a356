import { useLanguage } from '#ui/use-language.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, type UseFieldArrayReturn } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { draftOf } from '../form/draft.ts'
import type { FieldSpec } from '../form/field-spec.ts'
import { LeafField } from '../form/leaf-field.tsx'
import type { StaffFormState } from '../form/use-staff-form.ts'
import { SHARED } from './text-fields.ts'

const WORDS = 'staff_content:fields'

/** `at`: path of the fields in the text of a language, such as `sections.2`. Empty for the top level. */
type Place = { form: StaffFormState; at: string }
type SideBySideProps = Place & { specs: readonly FieldSpec[] }

const pathIn = (language: string, at: string) => (at === '' ? language : `${language}.${at}`)

/** The fields of a text in every language, side by side. */
export function SideBySide({ form, specs, at }: SideBySideProps) {
  return specs.map((spec) => {
    if (spec.kind === 'part') return <Part key={spec.name} form={form} spec={spec} at={at} />
    if (spec.kind === 'rows') return <Rows key={spec.name} form={form} spec={spec} at={at} />
    return <Leaf key={spec.name} form={form} spec={spec} at={at} />
  })
}

type LeafSpec = Exclude<FieldSpec, { kind: 'part' | 'rows' }>

function Leaf({ form, spec, at }: Place & { spec: LeafSpec }) {
  const { t } = useTranslation('staff_content')
  const language = useLanguage()
  if (SHARED.has(spec.name))
    return (
      <div className="max-w-md">
        <LeafField form={form} spec={spec} within={pathIn('en', at)} words={WORDS} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2 2xl:grid-cols-3">
      {LANGUAGE_CODES.map((code) => {
        const label = t('in_language', {
          name: t(`fields.${spec.name}`),
          language: languageName(code, language),
        })
        const own = spec.kind === 'long_text' ? { ...spec, lang: code, label } : { ...spec, label }
        return <LeafField key={code} form={form} spec={own} within={pathIn(code, at)} words={WORDS} />
      })}
    </div>
  )
}

function Part({ form, spec, at }: Place & { spec: Extract<FieldSpec, { kind: 'part' }> }) {
  const { t } = useTranslation('staff_content')
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{t(`fields.${spec.name}`)}</legend>
      <SideBySide form={form} specs={spec.fields} at={at === '' ? spec.name : `${at}.${spec.name}`} />
    </fieldset>
  )
}

/** Rows of a list; adding, moving and removing one changes every language. */
function Rows({ form, spec, at }: Place & { spec: Extract<FieldSpec, { kind: 'rows' }> }) {
  const { t } = useTranslation('staff_content')
  const place = at === '' ? spec.name : `${at}.${spec.name}`
  // oxlint-disable-next-line react/rules-of-hooks -- the supported languages are constant
  const all = LANGUAGE_CODES.map((code) =>
    useFieldArray({ control: form.control, name: pathIn(code, place) }),
  )
  const [english] = all as [UseFieldArrayReturn, ...UseFieldArrayReturn[]]
  const one = t(`fields.${spec.name}_one`)
  const error = LANGUAGE_CODES.map((code) => form.faultAt(pathIn(code, place))).find(Boolean)
  const id = `${form.id}-${pathIn('en', place)}`
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-4 outline-none"
    >
      <legend className="mb-2 text-sm font-semibold">{t(`fields.${spec.name}`)}</legend>
      {error && <FieldError id={id}>{error}</FieldError>}
      {english.fields.map((row, nth) => (
        <fieldset
          key={row.id}
          className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 outline-none"
        >
          <legend className="px-1 text-xs text-ink-soft">
            {one} {nth + 1}
          </legend>
          <SideBySide form={form} specs={spec.fields} at={`${place}.${nth}`} />
          <div className="flex flex-wrap gap-1">
            <RowAction
              icon={<ArrowUp className="size-4" />}
              label={t('move_up')}
              name={`${one} ${nth + 1}`}
              disabled={nth === 0}
              onClick={() => all.forEach((rows) => rows.swap(nth, nth - 1))}
            />
            <RowAction
              icon={<ArrowDown className="size-4" />}
              label={t('move_down')}
              name={`${one} ${nth + 1}`}
              disabled={nth === english.fields.length - 1}
              onClick={() => all.forEach((rows) => rows.swap(nth, nth + 1))}
            />
            <RowAction
              icon={<Trash2 className="size-4" />}
              label={t('staff_forms:remove')}
              name={`${one} ${nth + 1}`}
              onClick={() => all.forEach((rows) => rows.remove(nth))}
            />
          </div>
        </fieldset>
      ))}
      <Button
        variant="second"
        className="self-start"
        onClick={() => all.forEach((rows) => rows.append(draftOf(spec.fields)))}
      >
        <Plus className="size-4" />
        {t(`fields.${spec.name}_add`)}
      </Button>
    </fieldset>
  )
}

type RowActionProps = {
  icon: ReactNode
  label: string
  name: string
  disabled?: boolean
  onClick: () => void
}

function RowAction({ icon, label, name, disabled = false, onClick }: RowActionProps) {
  return (
    <Button variant="quiet" className="min-h-11! px-2!" disabled={disabled} onClick={onClick}>
      {icon}
      {label}
      <span className="sr-only">{name}</span>
    </Button>
  )
}
