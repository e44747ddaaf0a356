import { useTranslation } from 'react-i18next'
import { useErrorWords } from '#ui/error-words.ts'
import { Button } from '#ui/button.tsx'
import { WaitingDrawing } from '#ui/drawings/state-drawings.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

type UnreachableProps = { error: unknown; again: () => unknown; level?: 1 | 2 }

/** Shown in place of a part of the account that failed to load, or of all of it; `again` retries. */
export function Unreachable({ error, again, level = 2 }: UnreachableProps) {
  const { t } = useTranslation('account')
  const words = useErrorWords()
  return (
    <EmptyState
      level={level}
      drawing={<WaitingDrawing />}
      title={t('unreachable')}
      text={words(error)}
      action={<Button onClick={() => again()}>{t('again')}</Button>}
    />
  )
}
