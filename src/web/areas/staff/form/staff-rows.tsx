import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { draftOf } from './draft.ts'
import type { FieldSpec } from './field-spec.ts'
import { StaffField, type StaffFieldProps } from './staff-field.tsx'

type RowsSpec = Extract<FieldSpec, { kind: 'rows' }>

/** A list of the same fields over and over; one more is added at its end. */
export function StaffRows({ form, spec, within, words }: StaffFieldProps<RowsSpec>) {
  const { t, i18n } = useTranslation()
  const path = within === undefined ? spec.name : `${within}.${spec.name}`
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: path })
  const id = `${form.id}-${path}`
  const label = t(`${words}.${spec.name}`)
  const hintKey = `${words}.${spec.name}_hint`
  const fault = form.faultAt(path)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={fault ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-3 outline-none"
    >
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {i18n.exists(hintKey) && <p className="-mt-2 text-xs text-ink-soft">{t(hintKey)}</p>}
      {fault && <FieldError id={id}>{fault}</FieldError>}
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
            <Button look="quiet" className="mt-2 min-h-11! px-2!" onClick={() => remove(at)}>
              <Trash2 aria-hidden="true" className="size-4" />
              {t('staff_forms:remove')}
              <span className="sr-only">
                {label} {at + 1}
              </span>
            </Button>
          </fieldset>
        )
      })}
      <Button look="second" className="self-start" onClick={() => append(draftOf(spec.fields))}>
        <Plus aria-hidden="true" className="size-4" />
        {t(`${words}.${spec.name}_add`)}
      </Button>
    </fieldset>
  )
}
