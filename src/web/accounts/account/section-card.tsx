import { useId, type ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type SectionCardProps = { title: string; text?: ReactNode; children: ReactNode }

/** A part of a section: a sheet with its heading. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {text && <div className="mt-1 text-sm text-ink-soft">{text}</div>}
      </div>
      {children}
    </Card>
  )
}
