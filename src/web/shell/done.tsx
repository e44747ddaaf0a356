import type { ReactNode } from 'react'
import { AccountFrame } from './account-frame.tsx'
import { TakesFocus } from '#web/forms/takes-focus.tsx'

type DoneProps = { title: string; text: string; drawing: ReactNode; next: ReactNode }

/** The result of an accepted form, shown in its place. */
export function Done({ title, text, drawing, next }: DoneProps) {
  return (
    <TakesFocus>
      <AccountFrame title={title} text={<p>{text}</p>} drawing={drawing}>
        <div className="flex flex-wrap gap-3">{next}</div>
      </AccountFrame>
    </TakesFocus>
  )
}
