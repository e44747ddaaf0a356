import { useErrorWords } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type FailedProps = {
  title: string
  error: unknown
  retry: () => unknown
  /** Text of the button that retries. */
  label: string
  level?: 1 | 2
}

/** In place of a page, or of a part of it, that failed to load: why, and a button that asks again. */
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
