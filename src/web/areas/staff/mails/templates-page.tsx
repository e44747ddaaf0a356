import { languageOfBasename, splitPath } from '#web/app/address.ts'
import { languageName } from '#ui/formats/text-formats.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { MAIL_TOPICS } from '#domains/outgoing/mails/mail.contract.ts'
import type { MailTemplate } from '#domains/notifications/staff/staff-mail.contract.ts'
import { isLanguage, langIdOf, LANGUAGE_CODES, type Language } from '#kernel/locale.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { RowButton } from '../frame/row-button.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { staffMailsApi, useListMailTemplatesQuery } from './mails.api.ts'

/** All mail templates with sample data, in each language. */
export const { preload, Component } = staffPage({
  section: 'mails',
  title: 'staff_mails:templates.title',
  load: ({ read, url }) =>
    read(staffMailsApi.endpoints.listMailTemplates, {
      lang_id: langIdOf(
        languageIn(url.searchParams, languageOfBasename(splitPath(url.pathname).basename) ?? 'en'),
      ),
    }),
  Content: Templates,
})

/** Prefix of the templates for each kind of enquiry; they share one subject. */
const RECEIVED = 'received_'

/** Returns the language in the address, or the page’s language. */
function languageIn(address: URLSearchParams, language: Language): Language {
  const requested = address.get('in')
  return isLanguage(requested) ? requested : language
}

function Templates() {
  const { t } = useTranslation('staff_mails')
  const [search] = useSearchParams()
  const { hrefWith } = useFilters()
  const language = useLanguage()
  const shownIn = languageIn(search, language)
  const lang = langIdOf(shownIn)
  const [shown, setShown] = useState<MailTemplate | null>(null)
  return (
    <>
      <BackLink to="/staff/mails">{t('templates.back')}</BackLink>
      <ChoiceLinks
        label={t('templates.language')}
        choices={LANGUAGE_CODES.map((code) => ({
          to: hrefWith('in', code),
          text: languageName(code, language),
          isCurrent: code === shownIn,
        }))}
      />
      <Answered query={useListMailTemplatesQuery({ lang_id: lang })} height="h-100">
        {({ items }) => (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            {MAIL_TOPICS.map((topic) => (
              <SectionCard key={topic} title={t(`topics.${topic}`)}>
                <ul className="divide-y divide-line text-sm">
                  {items
                    .filter((one) => one.topic === topic)
                    .map((one) => (
                      <li key={one.template} className="py-3">
                        <RowButton onClick={() => setShown(one)}>
                          <bdi lang={shownIn}>{one.subject}</bdi>
                          {one.template.startsWith(RECEIVED) &&
                            ` · ${t(`staff:enquiries.kinds.${one.template.slice(RECEIVED.length)}`)}`}
                        </RowButton>
                      </li>
                    ))}
                </ul>
              </SectionCard>
            ))}
          </div>
        )}
      </Answered>
      <MailDialog
        shown={
          shown && {
            path: `/api/staff/mails/templates/${shown.topic}/${shown.template}?lang_id=${lang}`,
            title: shown.subject,
          }
        }
        onClose={() => setShown(null)}
      />
    </>
  )
}
