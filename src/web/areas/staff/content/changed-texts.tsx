import type { ContentPage } from '#domains/content/content-page.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { changedTexts, type ChangedText } from './both-languages.ts'
import { useReadVersionQuery } from './content.api.ts'

type ChangedTextsProps = { page: ContentPage; before: number; after: number }

/** What a colleague has changed in a version that was saved meanwhile. */
export function ChangedTexts({ page, before, after }: ChangedTextsProps) {
  const { t } = useTranslation('staff_content')
  const { data: old } = useReadVersionQuery({ page, version: before })
  const { data: now } = useReadVersionQuery({ page, version: after })
  const changed = old && now ? changedTexts(old.body, now.body) : []
  return (
    <Notice
      tone="careful"
      title={t('changed_since', { version: after, author: now?.author ?? t('somebody') })}
    >
      <ul className="mt-1 list-disc ps-5">
        {changed.map((one) => (
          <Changed key={one.path} changed={one} />
        ))}
      </ul>
      <p className="mt-2">{t('save_over_text')}</p>
    </Notice>
  )
}

/** A place such as “English: Sections 2, Heading”, and the text that is there now. */
function Changed({ changed: { path, text } }: { changed: ChangedText }) {
  const { t } = useTranslation('staff_content')
  const [language = 'en', ...parts] = path.split('.')
  const place = parts.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : t(`fields.${part}`)))
  return (
    <li>
      {t(`languages.${language}`)}: {place.join(' ')}
      {text === null ? (
        <span className="block text-ink-soft">{t('taken_away')}</span>
      ) : (
        <bdi lang={language} className="line-clamp-2 block text-ink-soft">
          {text}
        </bdi>
      )}
    </li>
  )
}
