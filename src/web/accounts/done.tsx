import { useEffect, useRef, type ReactNode } from 'react'
import { PageHead } from '../shell/page-head.tsx'
import { AccountFrame } from './account-frame.tsx'

type DoneProps = { title: string; text: string; drawing: ReactNode; next: ReactNode }

/** What became of a form that was taken, in its place; takes the focus, so that it is read out. */
export function Done({ title, text, drawing, next }: DoneProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageHead title={title} noIndex />
      <AccountFrame title={title} text={<p>{text}</p>} drawing={drawing}>
        <div className="flex flex-wrap gap-3">{next}</div>
      </AccountFrame>
    </div>
  )
}
