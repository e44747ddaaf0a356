import type { ReactNode } from 'react'
import { Unreachable } from './unreachable.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export type Query<Answer> = { data?: Answer | undefined; error?: unknown; refetch: () => unknown }

type AnsweredProps<Answer> = {
  query: Query<Answer>
  /** The height of the loaded content, as a class. */
  height?: string
  children: (answer: Answer) => ReactNode
}

/** The result of a call; before that a placeholder, or the error and a retry button. */
export function Answered<Answer>({
  query: { data, error, refetch },
  height = 'h-60',
  children,
}: AnsweredProps<Answer>) {
  if (data !== undefined) return children(data)
  return error ? <Unreachable error={error} again={refetch} /> : <Skeleton className={height} />
}
