import { useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { RowButton } from './row-button.tsx'

type ConfirmActionProps = {
  /** Label of the button that opens the dialog. */
  label: string
  title: string
  /** The effect of `onConfirm`. */
  text: ReactNode
  /** Label of the button that calls `onConfirm`. */
  confirm: string
  onConfirm: () => PromiseLike<{ error?: unknown }>
  /** Toast of a success; none if `onConfirm` shows its own. */
  done?: string | undefined
  variant?: ButtonVariant
  /** Name of the table row, for screen readers. */
  row?: string
  /** True if the action is destructive. */
  danger?: boolean
}

/** Button that opens a confirmation dialog with the effect of the action. */
export function ConfirmAction({
  label,
  title,
  text,
  confirm,
  onConfirm,
  done,
  variant = 'second',
  row,
  danger = false,
}: ConfirmActionProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {row === undefined ? (
        <Button variant={variant} onClick={open}>
          {label}
        </Button>
      ) : (
        <RowButton onClick={open}>
          {label}
          <bdi className="sr-only">{row}</bdi>
        </RowButton>
      )}
      <ConfirmDialog
        chosen={isOpen || null}
        onClose={() => setOpen(false)}
        title={title}
        confirm={confirm}
        variant={danger ? 'danger' : 'main'}
        act={onConfirm}
        done={done}
      >
        <div className="text-sm [[role=alert]+&]:mt-3">{text}</div>
      </ConfirmDialog>
    </>
  )
}
