import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { errorWords, problemOf } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { TripsError } from '../../trips/trips-client.ts'
import { useWidget } from '../widget-context.ts'
import { codeOf } from './code-of.ts'
import { useWait } from './use-wait.ts'

type Props = {
  error: TripsError
  /** Retries the failed call; absent: no button. */
  onRetry?: () => void
  busy?: boolean
  children?: ReactNode
}

/** Explains a failed call and its remedy in the traveller's words; notifies the host page of the code. */
export function FailureNotice({ error, onRetry, busy = false, children }: Props) {
  const { t, messages } = useTranslation()
  const { notifyHost } = useWidget()
  const box = useRef<HTMLDivElement>(null)
  const [waitEndsAt, setWaitEndsAt] = useState(0)
  useEffect(() => {
    notifyHost({ type: 'error', code: codeOf(error) })
    box.current?.focus()
    const waitS = 'retryAfterS' in error ? (error.retryAfterS ?? 0) : 0
    setWaitEndsAt(Date.now() + waitS * 1000)
  }, [notifyHost, error])
  const wait = useWait(waitEndsAt)
  const next = `next.${problemOf(error)?.code ?? ''}`
  return (
    <Notice ref={box} tabIndex={-1} tone="bad" title={errorWords(error, messages)}>
      {messages.exists(next) && <p>{t(next)}</p>}
      {children}
      {/* Announced once when it appears; the countdown is silent. */}
      {wait > 0 && <p aria-live="off">{t('wait', { count: wait })}</p>}
      {onRetry && (
        <Button variant="second" className="mt-2" busy={busy} disabled={wait > 0} onClick={onRetry}>
          {t('try_again')}
        </Button>
      )}
    </Notice>
  )
}
