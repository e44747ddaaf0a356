import { useId, type ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

type StepProps = { number: number; title: string; text?: string; children: ReactNode }

/** One numbered step of the checkout. */
export function Step({ number, title, text, children }: StepProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full bg-petrol text-sm text-on-petrol tabular"
        >
          {number}
        </span>
        {title}
      </h2>
      {text && <p className="mt-2 text-sm text-ink-soft">{text}</p>}
      <div className="mt-4">{children}</div>
    </Card>
  )
}
