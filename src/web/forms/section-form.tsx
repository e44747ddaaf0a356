import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#ui/error-words.ts'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { FaultList } from '#ui/fault-list.tsx'
import { Notice } from '#ui/notice.tsx'

type SectionFormProps = {
  form: {
    onSubmit: (event: SubmitEvent) => Promise<void>
    faults: readonly { id: string; message: string }[]
    /** What its faults are called, where they are none. */
    title?: string | undefined
    refusal: unknown
    sent: number
    busy: boolean
  }
  /** Its button's text. */
  label: string
  look?: ButtonLook
  /** Shown beside its button. */
  beside?: ReactNode
  children: ReactNode
}

/** A form of the account: its refusal, which takes the focus; its fields; its button. */
export function SectionForm({ form, label, look = 'second', beside, children }: SectionFormProps) {
  const { t } = useTranslation('account')
  const words = useErrorWords()
  const why = useRef<HTMLDivElement>(null)
  const { faults, refusal, sent } = form
  useEffect(() => {
    if (sent > 0) why.current?.focus()
  }, [sent])
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void form.onSubmit(event)}>
      {faults.length > 0 ? (
        <FaultList
          ref={why}
          tone={form.title === undefined ? 'bad' : 'careful'}
          title={form.title ?? t('faults', { count: faults.length })}
          faults={faults}
        />
      ) : refusal === null ? null : (
        <Notice tone="bad" ref={why} tabIndex={-1} title={words(refusal)} />
      )}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={look} busy={form.busy}>
          {label}
        </Button>
        {beside}
      </div>
    </form>
  )
}
