import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { WaitingDrawing } from './drawings/state-drawings.tsx'
import { useErrorWords } from './error-words.ts'

type EmptyStateProps = {
  drawing?: ReactNode
  title: string
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2
}

/** An empty, slow or failed state: a drawing, text and a next step. */
export function EmptyState({ drawing, title, text, action, level = 2 }: EmptyStateProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 px-4 py-12 text-center">
      {drawing && <div className="w-full max-w-xs">{drawing}</div>}
      <Title className="text-xl">{title}</Title>
      {text && <div className="text-balance text-ink-soft">{text}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

type FailedProps = {
  title: string
  error: unknown
  retry: () => unknown
  /** Text of the button that retries. */
  label: string
  level?: 1 | 2
}

/** Replaces a page, or a part of it, that failed to load: the error and a retry button. */
export function Failed({ title, error, retry, label, level = 1 }: FailedProps) {
  const words = useErrorWords()
  return (
    <EmptyState
      level={level}
      drawing={<WaitingDrawing />}
      title={title}
      text={words(error)}
      action={<Button onClick={() => void retry()}>{label}</Button>}
    />
  )
}
