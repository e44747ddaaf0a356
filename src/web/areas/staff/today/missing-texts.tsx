import { useTranslation } from 'react-i18next'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useStaffTranslationsQuery } from '../translations/translations.api.ts'
import { TEXTS } from './today-queries.ts'

/** How many texts wait for a translation, or for somebody to read a machine's. */
export function MissingTexts() {
  const { t } = useTranslation('staff')
  const { data, error, refetch } = useStaffTranslationsQuery(TEXTS)
  const { missing = 0, machine = 0 } = data?.waiting ?? {}
  return (
    <SectionCard title={t('today.texts')}>
      {data ? (
        <>
          <p>{missing === 0 ? t('today.no_text') : t('today.texts_missing', { count: missing })}</p>
          {machine > 0 && <p>{t('today.texts_machine', { count: machine })}</p>}
          <LinkButton to="/staff/translations" look="second" className="self-start">
            {t('today.all_texts')}
          </LinkButton>
        </>
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-20" />
      )}
    </SectionCard>
  )
}
