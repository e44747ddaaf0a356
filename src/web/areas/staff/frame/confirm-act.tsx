import { useState, type ReactNode } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { RowButton } from './row-button.tsx'

type ConfirmActProps = {
  /** Of the button, and of what it asks. */
  label: string
  title: string
  /** What it will do. */
  text: ReactNode
  /** Of the button that does it. */
  confirm: string
  act: () => PromiseLike<{ error?: unknown }>
  /** What is told then; what the act tells itself is not said twice. */
  done?: string | undefined
  look?: ButtonLook
  /** In a row of a table: what the row is called, for who does not see it. */
  row?: string
  /** Takes something away. */
  danger?: boolean
}

/** A button that says what it will do before it does it. */
export function ConfirmAct({
  label,
  title,
  text,
  confirm,
  act,
  done,
  look = 'second',
  row,
  danger = false,
}: ConfirmActProps) {
  const words = useErrorWords()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const close = () => {
    setError(null)
    setAsked(false)
  }
  const press = async () => {
    setBusy(true)
    const answer = await act()
    setBusy(false)
    if (answer.error) return setError(answer.error)
    if (done !== undefined) toast.success(done)
    return close()
  }
  const ask = () => setAsked(true)
  return (
    <>
      {row === undefined ? (
        <Button look={look} onClick={ask}>
          {label}
        </Button>
      ) : (
        <RowButton onClick={ask}>
          {label}
          <bdi className="sr-only">{row}</bdi>
        </RowButton>
      )}
      <Dialog
        open={asked}
        onClose={close}
        title={title}
        footer={
          <Button look={danger ? 'danger' : 'main'} busy={busy} onClick={() => void press()}>
            {confirm}
          </Button>
        }
      >
        {error !== null && <Notice tone="bad" title={words(error)} className="mb-3" />}
        <div className="text-sm">{text}</div>
      </Dialog>
    </>
  )
}
