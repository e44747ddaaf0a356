import { useId, type ReactNode, type Ref } from 'react'
import { Card } from './card.tsx'

type SectionCardProps = {
  title: string
  text?: ReactNode
  /** Ref to its heading, for moving the focus there. */
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of a section: a card with its heading. */
export function SectionCard({ title, text, heading, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} ref={heading} tabIndex={heading ? -1 : undefined} className="text-lg">
          {title}
        </h2>
        {text && <div className="mt-1 text-sm text-ink-soft">{text}</div>}
      </div>
      {children}
    </Card>
  )
}
