import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { lazyModule, lazyComponent } from './lazy-module.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** `dialog` is centred; `sheet` slides in from the bottom on small screens, from the inline end on large ones. */
  kind?: 'dialog' | 'sheet'
  footer?: ReactNode
  children: ReactNode
}

const Modal = lazyComponent(
  lazyModule(() => import('./dialog-modal.tsx')),
  (code) => code.default,
)

/** A modal dialog or sheet: focus stays inside, Escape and the backdrop close it. Its code loads on first opening. */
export function Dialog(props: DialogProps) {
  const [hasOpened, setHasOpened] = useState(props.open)
  useEffect(() => {
    if (props.open) setHasOpened(true)
  }, [props.open])
  if (!hasOpened) return null
  return (
    <Suspense fallback={null}>
      <Modal {...props} />
    </Suspense>
  )
}
