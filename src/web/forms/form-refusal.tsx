import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { FaultList } from '#ui/fault-list.tsx'
import { Notice } from '#ui/notice.tsx'
import type { AccountForm } from './use-account-form.ts'

/** Why a form was refused, above it: each error links to its field. Takes the focus. */
export function FormRefusal({ form: { refusal, field } }: { form: AccountForm }) {
  const { t } = useTranslation('accounts')
  const words = useErrorWords()
  const box = useRef<HTMLDivElement>(null)
  const at = refusal?.at
  useEffect(() => {
    if (at !== undefined) box.current?.focus()
  }, [at])
  if (!refusal) return null
  const faults = refusal.faults.map(({ name, message }) => ({
    id: field(name).id,
    message: field(name).error ?? message,
  }))
  if (faults.length > 0)
    return <FaultList ref={box} title={t('faults', { count: faults.length })} faults={faults} />
  const code = problemOf(refusal.error)?.code
  return (
    <Notice ref={box} tabIndex={-1} tone="bad" title={words(refusal.error)}>
      {code === 'wrong_credentials' && <p>{t('login.wrong')}</p>}
      {code === 'too_many_attempts' && <p>{t('login.wait')}</p>}
    </Notice>
  )
}
