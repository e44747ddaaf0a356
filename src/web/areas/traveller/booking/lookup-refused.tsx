import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'

/** Why a look-up failed, in words; takes the focus. `at` is the time of the failure, 0 for never. */
export function LookupRefused({ error, at }: { error: unknown; at: number }) {
  const { t } = useTranslation('booking')
  const words = useErrorWords()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (at > 0) box.current?.focus()
  }, [at])
  if (!error || at === 0) return null
  const status = typeof error === 'object' && 'status' in error ? error.status : null
  if (status === 404)
    return (
      <Notice tone="bad" ref={box} tabIndex={-1} title={t('find.wrong_title')}>
        {t('find.wrong_text')}
      </Notice>
    )
  if (status === 429)
    return (
      <Notice tone="careful" ref={box} tabIndex={-1} role="alert" title={t('find.many_title')}>
        {t('find.many_text')}
      </Notice>
    )
  return (
    <Notice tone="bad" ref={box} tabIndex={-1}>
      {words(error)}
    </Notice>
  )
}
