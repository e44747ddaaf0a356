import { useTranslation } from 'react-i18next'
import { FieldError } from '#ui/fields/field.tsx'
import type { FieldSpec } from './field-spec.ts'
import { StaffField, type StaffFieldProps } from './staff-field.tsx'

type PartSpec = Extract<FieldSpec, { kind: 'part' }>

/** Fields that belong together, under a heading of their own. */
export function StaffPart({ form, spec, within, words }: StaffFieldProps<PartSpec>) {
  const { t, i18n } = useTranslation()
  const path = within === undefined ? spec.name : `${within}.${spec.name}`
  const id = `${form.id}-${path}`
  const fault = form.faultAt(path)
  const hintKey = `${words}.${spec.name}_hint`
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={fault ? `${id}-error` : undefined}
      className="min-w-0 outline-none"
    >
      <legend className="text-sm font-semibold">{t(`${words}.${spec.name}`)}</legend>
      {i18n.exists(hintKey) && <p className="text-xs text-ink-soft">{t(hintKey)}</p>}
      {fault && <FieldError id={id}>{fault}</FieldError>}
      <div className="mt-2 grid items-start gap-3 sm:grid-cols-2">
        {spec.fields.map((field) => (
          <StaffField key={field.name} form={form} spec={field} within={path} words={words} />
        ))}
      </div>
    </fieldset>
  )
}
