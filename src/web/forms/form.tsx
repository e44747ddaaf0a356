import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Form as RouterForm } from 'react-router'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { FaultList } from '#ui/fault-list.tsx'
import { Notice, type NoticeTone } from '#ui/notice.tsx'
import type { FormState } from './form-state.ts'

/** Message of a failed call, if its problem's title is not enough. */
export type RefusalText = { tone?: NoticeTone; title?: string; text?: string | undefined }

type FormErrorsProps = { form: FormState; explain?: ((error: unknown) => RefusalText) | undefined }

type FormProps = FormErrorsProps &
  Pick<
    ComponentProps<typeof RouterForm>,
    'ref' | 'action' | 'aria-label' | 'onSubmit' | 'className' | 'children'
  > & {
    /** Its button's text; a form without one has its button among its fields. */
    label?: string
    variant?: ButtonVariant
    /** Its button is the one of the page. */
    wide?: boolean
    /** Shown next to its button. */
    beside?: ReactNode
  }

/** Layout of every form: errors, fields, button. A rejection keeps all input. */
export function Form(props: FormProps) {
  const {
    form,
    explain,
    label,
    wide = false,
    variant = wide ? 'main' : 'second',
    beside,
    className,
    children,
    ...rest
  } = props
  const shared = { noValidate: true, className: className ?? 'flex flex-col gap-4' }
  const content = (
    <>
      <FormErrors form={form} explain={explain} />
      {children}
      {label !== undefined && (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={variant} wide={wide} busy={form.busy}>
            {label}
          </Button>
          {beside}
        </div>
      )}
    </>
  )
  return form.onSubmit ? (
    <>
      <form {...shared} aria-label={rest['aria-label']} method="post" onSubmit={form.onSubmit}>
        {content}
      </form>
      {form.confirmation}
    </>
  ) : (
    <RouterForm {...rest} {...shared} method="post" preventScrollReset>
      {content}
    </RouterForm>
  )
}

/** Error summary above a form; each error links to its field. Takes the focus. */
export function FormErrors({ form: { faults, question, error, refused }, explain }: FormErrorsProps) {
  const { t } = useTranslation('forms')
  const words = useErrorWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refused > 0) box.current?.focus()
  }, [refused])
  if (refused === 0) return null
  if (faults.length > 0)
    return (
      <FaultList
        ref={box}
        tone={question === undefined ? 'bad' : 'careful'}
        title={question ?? t('forms:faults', { count: faults.length })}
        faults={faults}
      />
    )
  if (error === null || error === undefined) return null
  const { tone = 'bad', title = words(error), text } = explain?.(error) ?? {}
  return (
    <Notice ref={box} tabIndex={-1} role="alert" tone={tone} title={title}>
      {text !== undefined && <p>{text}</p>}
    </Notice>
  )
}
