import type { MouseEvent, ReactNode, Ref } from 'react'
import { Notice } from './notice.tsx'

type FaultListProps = {
  title: string
  /** Careful: a question that rejects nothing. */
  tone?: 'bad' | 'careful'
  faults: readonly { id: string; message: string }[]
  /** Focus this when a form is rejected. */
  ref?: Ref<HTMLDivElement>
}

/** A summary of a form's validation errors, above it; each links to its field. */
export function FaultList({ title, tone = 'bad', faults, ref }: FaultListProps) {
  return (
    <Notice tone={tone} role="alert" title={title} ref={ref} tabIndex={-1} className="scroll-mt-4">
      <ul className="mt-1 flex list-disc flex-col ps-5">
        {faults.map(({ id, message }) => (
          <li key={id}>
            <FieldLink id={id} className="inline-flex min-h-8 items-center py-1 underline underline-offset-4">
              {message}
            </FieldLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Links to a field of this page and focuses it. */
export function FieldLink({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  return (
    <a href={`#${id}`} onClick={goToField} className={className}>
      {children}
    </a>
  )
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (!field) return
  event.preventDefault()
  // A field inside a closed `details` cannot be focused.
  field.closest('details')?.setAttribute('open', '')
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}
