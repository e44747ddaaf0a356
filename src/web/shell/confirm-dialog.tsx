import { useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { toast } from './toasts/toast.ts'

type ConfirmDialogProps<Item> = {
  /** The item to act on; null while the dialog is closed. */
  chosen: Item | null
  onClose: () => void
  title: string
  /** Label of the button that runs `act`. */
  confirm: string
  variant?: ButtonVariant
  act: (item: Item) => PromiseLike<{ error?: unknown }>
  /** Toast of a success; none if `act` shows its own. */
  done?: string | undefined
  /** The effect of `act`. */
  children: ReactNode
}

/** Confirmation of an action on an item; stays open with the error if it fails. */
export function ConfirmDialog<Item>({
  chosen,
  onClose,
  title,
  confirm,
  variant = 'danger',
  act,
  done,
  children,
}: ConfirmDialogProps<Item>) {
  const words = useErrorWords()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const close = () => {
    setError(null)
    onClose()
  }
  const press = async () => {
    if (chosen === null) return
    setBusy(true)
    setError(null)
    const answer = await act(chosen)
    setBusy(false)
    if (answer.error) return setError(answer.error)
    if (done !== undefined) toast.success(done)
    close()
  }
  return (
    <Dialog
      open={chosen !== null}
      onClose={close}
      title={title}
      footer={
        <Button variant={variant} busy={busy} onClick={() => void press()}>
          {confirm}
        </Button>
      }
    >
      {error !== null && <Notice tone="bad" title={words(error)} />}
      {children}
    </Dialog>
  )
}
