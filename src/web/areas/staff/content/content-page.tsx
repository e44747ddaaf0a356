import { data, useParams, useSearchParams } from 'react-router'
import { CONTENT_PAGES, type ContentPage } from '#domains/content/content-page.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import {
  contentApi,
  useListContentQuery,
  usePublishVersionMutation,
  useReadVersionQuery,
  useRestorePreviousMutation,
} from './content.api.ts'
import { VersionChip } from './version-chip.tsx'
import { type PageSummary, VersionTable } from './version-table.tsx'
import { useState } from 'react'
import { SectionCard } from '#ui/section-card.tsx'
import { TextForm } from './text-form.tsx'
import { languageName } from '#ui/formats/text-formats.ts'
import { Button } from '#ui/button.tsx'
import { addressIn } from '#web/app/address.ts'
import { useSite } from '#web/app/site.tsx'

/** One text of the site: edit the languages side by side, preview, publish and unpublish. */
export const { preload, Component } = staffPage({
  section: 'content',
  title: 'staff_content:one',
  useHeading: useContentHeading,
  load: ({ read, params }) => {
    if (pageIn(params['page']) === null) throw data(null, { status: 404 })
    return read(contentApi.endpoints.listContent, undefined)
  },
  Content,
})

function pageIn(name: string | undefined): ContentPage | null {
  return CONTENT_PAGES.find((page) => page === name) ?? null
}

function useContentHeading(): readonly string[] | undefined {
  const { t } = useTranslation('staff_content')
  const page = pageIn(useParams()['page'])
  return page === null ? undefined : [t(`pages.${page}`)]
}

function Content() {
  const { t } = useTranslation('staff_content')
  const page = pageIn(useParams()['page'])
  return (
    <>
      <BackLink to="/staff/content">{t('back')}</BackLink>
      <Answered query={useListContentQuery()} height="h-100">
        {({ items }) => {
          const summary = items.find((one) => one.page === page)
          return summary && <Page summary={summary} />
        }}
      </Answered>
    </>
  )
}

function Page({ summary }: { summary: PageSummary }) {
  const { t } = useTranslation('staff_content')
  const [search] = useSearchParams()
  const [publish] = usePublishVersionMutation()
  const [takeBack] = useRestorePreviousMutation()
  const { page, published, versions } = summary
  const newest = versions[0]
  if (!newest) return null
  const from = Number(search.get('from'))
  const start = versions.some(({ number }) => number === from) ? from : null
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex items-center gap-2 text-sm">
          {t('newest', { version: newest.number })} <VersionChip state={newest.state} />
        </p>
        {newest.number !== published && (
          <ConfirmAction
            label={t('publish_newest', { version: newest.number })}
            title={t('publish_title', { version: newest.number })}
            text={t('publish_text')}
            confirm={t('publish_it')}
            onConfirm={() => publish({ page, version: newest.number, published })}
            done={t('done.published', { version: newest.number })}
          />
        )}
        {published !== null && (
          <ConfirmAction
            label={t('take_back', { version: published })}
            title={t('take_back_title', { version: published })}
            text={t('take_back_text')}
            confirm={t('take_back_it')}
            onConfirm={() => takeBack({ page, published })}
            done={t('done.taken_back')}
            danger
          />
        )}
      </div>
      <TextEditor key={start} page={page} start={start ?? newest.number} newest={newest.number} />
      <Previews page={page} version={newest.number} />
      <VersionTable summary={summary} />
    </>
  )
}

type TextEditorProps = { page: ContentPage; start: number; newest: number }

/** The form of a page’s text; starts from one of its versions and continues with each saved one. */
function TextEditor({ page, start, newest }: TextEditorProps) {
  const { t } = useTranslation('staff_content')
  const [version, setVersion] = useState(start)
  /** Increases when unsaved input is discarded. */
  const [round, setRound] = useState(0)
  return (
    <SectionCard title={t('text')} text={t('text_text')}>
      <Answered query={useReadVersionQuery({ page, version })} height="h-200">
        {(found) => (
          <TextForm
            key={`${version} ${round}`}
            page={page}
            version={found}
            newest={newest}
            onDiscard={() => {
              setVersion(newest)
              setRound(round + 1)
            }}
          />
        )}
      </Answered>
    </SectionCard>
  )
}

/** Preview of a saved version: the page itself, in each language of the shop. */
function Previews({ page, version }: { page: ContentPage; version: number }) {
  const { t } = useTranslation('staff_content')
  const { language, languages } = useSite()
  const [shown, setShown] = useState(false)
  const path = page === 'home' ? '/' : `/${page}`
  return (
    <SectionCard title={t('preview.title', { version })} text={t('preview.text')}>
      <Button variant="second" className="self-start" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t(shown ? 'preview.hide' : 'preview.show')}
      </Button>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {languages.map((code) => {
          const address = `${addressIn(code, path)}?preview=${version}`
          const name = languageName(code, language)
          return (
            <div key={code} className="flex min-w-0 flex-col gap-2">
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className="text-link inline-flex min-h-11 items-center self-start text-sm"
              >
                {t('preview.open', { language: name })}
              </a>
              {shown && (
                // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, with its scripts
                <iframe
                  title={t('preview.frame', { language: name })}
                  src={address}
                  className="h-160 w-full rounded-card border border-line bg-sand"
                />
              )}
            </div>
          )
        })}
      </div>
    </SectionCard>
  )
}
