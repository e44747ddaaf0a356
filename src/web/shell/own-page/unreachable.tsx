import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Failed } from '#ui/empty-state.tsx'

type UnreachableProps = { error: unknown; again: () => unknown; level?: 1 | 2 }

/** Shown instead of a part of the account that failed to load, or all of it; `again` retries. */
export function Unreachable({ error, again, level = 2 }: UnreachableProps) {
  const { t } = useTranslation('account')
  return <Failed level={level} title={t('unreachable')} error={error} retry={again} label={t('again')} />
}
