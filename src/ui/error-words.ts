import type { Messages } from '#ui/messages/messages.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Problem } from '#platform/http/problem.contract.ts'

/** Returns the problem document of a failed call, when the API sent one. */
export function problemOf(error: unknown): Problem | null {
  if (typeof error !== 'object' || error === null || !('data' in error)) return null
  const { data } = error
  return typeof data === 'object' && data !== null && 'code' in data && 'title' in data
    ? (data as Problem)
    : null
}

/** Returns the message for a failed call: the problem's own title, else the text of specification §8. */
export function errorWords(error: unknown, words: Messages): string {
  const title = problemOf(error)?.title
  if (title) return title
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  if (typeof status === 'number' && status >= 500) return words.t('shell:error.status_5xx')
  const key = typeof status === 'number' ? `shell:error.status_${status}` : `shell:error.${String(status)}`
  return words.exists(key) ? words.t(key) : words.t('shell:error.other')
}

/** `errorWords` in a component. */
export function useErrorWords(): (error: unknown) => string {
  const { messages } = useTranslation('shell')
  return (error) => errorWords(error, messages)
}
