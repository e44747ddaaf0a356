import { useState, type ReactNode } from 'react'
import { Button, type ButtonLook } from '#ui/button.tsx'
import { ConfirmDialog } from '#web/shell/confirm-dialog.tsx'
import { RowButton } from './row-button.tsx'

type ConfirmActProps = {
  /** Label of the button that opens the dialog. */
  label: string
  title: string
  /** The effect of `act`. */
  text: ReactNode
  /** Label of the button that runs `act`. */
  confirm: string
  act: () => PromiseLike<{ error?: unknown }>
  /** Toast of a success; none if `act` shows its own. */
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
  const [asked, setAsked] = useState(false)
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
      <ConfirmDialog
        chosen={asked || null}
        onClose={() => setAsked(false)}
        title={title}
        confirm={confirm}
        look={danger ? 'danger' : 'main'}
        act={act}
        done={done}
      >
        <div className="text-sm [[role=alert]+&]:mt-3">{text}</div>
      </ConfirmDialog>
    </>
  )
}
