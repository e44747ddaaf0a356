import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useStaffTranslationsQuery } from '../translations/translations.api.ts'
import { TEXTS } from './today-queries.ts'

/** How many texts wait for a translation, or for somebody to read a machine's. */
export function MissingTexts() {
  const { t } = useTranslation('staff')
  return (
    <SectionCard title={t('today.texts')}>
      <Answered query={useStaffTranslationsQuery(TEXTS)} height="h-20">
        {({ waiting: { missing, machine } }) => (
          <>
            <p>{missing === 0 ? t('today.no_text') : t('today.texts_missing', { count: missing })}</p>
            {machine > 0 && <p>{t('today.texts_machine', { count: machine })}</p>}
            <LinkButton to="/staff/translations" look="second" className="self-start">
              {t('today.all_texts')}
            </LinkButton>
          </>
        )}
      </Answered>
    </SectionCard>
  )
}
