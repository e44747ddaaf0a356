import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { draftOf } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'
import { LeafField, type StaffFieldProps } from './leaf-field.tsx'

/** Fields of a form. */
export function StaffFields({
  specs,
  ...rest
}: Omit<StaffFieldProps, 'spec'> & { specs: readonly FieldSpec[] }) {
  return specs.map((spec) => <StaffField key={spec.name} spec={spec} {...rest} />)
}

/** One field, rendered by its kind. */
export function StaffField({ spec, ...rest }: StaffFieldProps) {
  if (spec.kind === 'part') return <StaffPart spec={spec} {...rest} />
  if (spec.kind === 'rows') return <StaffRows spec={spec} {...rest} />
  return <LeafField spec={spec} {...rest} />
}

type PartSpec = Extract<FieldSpec, { kind: 'part' }>

/** A group of fields with a heading. */
function StaffPart({ form, spec, within, words }: StaffFieldProps<PartSpec>) {
  const { t, messages } = useTranslation()
  const path = within === undefined ? spec.name : `${within}.${spec.name}`
  const id = `${form.id}-${path}`
  const error = form.faultAt(path)
  const hintKey = `${words}.${spec.name}_hint`
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="col-span-full min-w-0 outline-none"
    >
      <legend className="text-sm font-semibold">{t(`${words}.${spec.name}`)}</legend>
      {messages.exists(hintKey) && <p className="text-xs text-ink-soft">{t(hintKey)}</p>}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="mt-2 grid items-start gap-3 sm:grid-cols-2">
        {spec.fields.map((field) => (
          <StaffField key={field.name} form={form} spec={field} within={path} words={words} />
        ))}
      </div>
    </fieldset>
  )
}

type RowsSpec = Extract<FieldSpec, { kind: 'rows' }>

/** A list of rows with the same fields, and a button to add one at the end. */
function StaffRows({ form, spec, within, words }: StaffFieldProps<RowsSpec>) {
  const { t, messages } = useTranslation()
  const path = within === undefined ? spec.name : `${within}.${spec.name}`
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: path })
  const id = `${form.id}-${path}`
  const label = t(`${words}.${spec.name}`)
  const hintKey = `${words}.${spec.name}_hint`
  const error = form.faultAt(path)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-3 outline-none"
    >
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {messages.exists(hintKey) && <p className="-mt-2 text-xs text-ink-soft">{t(hintKey)}</p>}
      {error && <FieldError id={id}>{error}</FieldError>}
      {rows.map((row, at) => {
        const rowId = `${id}.${at}`
        const rowFault = form.faultAt(`${path}.${at}`)
        return (
          <fieldset
            key={row.id}
            id={rowId}
            tabIndex={-1}
            aria-describedby={rowFault ? `${rowId}-error` : undefined}
            className="min-w-0 rounded-card border border-line p-3 outline-none"
          >
            <legend className="sr-only">
              {label} {at + 1}
            </legend>
            {rowFault && (
              <div className="mb-2">
                <FieldError id={rowId}>{rowFault}</FieldError>
              </div>
            )}
            <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
              {spec.fields.map((field) => (
                <StaffField
                  key={field.name}
                  form={form}
                  spec={field}
                  within={`${path}.${at}`}
                  words={words}
                />
              ))}
            </div>
            <Button variant="quiet" className="mt-2 min-h-11! px-2!" onClick={() => remove(at)}>
              <Trash2 className="size-4" />
              {t('staff_forms:remove')}
              <span className="sr-only">
                {label} {at + 1}
              </span>
            </Button>
          </fieldset>
        )
      })}
      <Button variant="second" className="self-start" onClick={() => append(draftOf(spec.fields))}>
        <Plus className="size-4" />
        {t(`${words}.${spec.name}_add`)}
      </Button>
    </fieldset>
  )
}
