import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { SectionPage } from '#domains/content/content-page.contract.ts'
import type { PageModule } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { preloadPreview, previewedVersion } from '#web/shell/previewed-version.ts'
import { Contents } from '../contents.tsx'
import { FailedPage, preloadText } from '../text-loading.tsx'
import { textsApi } from './texts.api.ts'
import './text-page.css'
import { Breadcrumb } from '#web/shell/breadcrumb.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Link2 } from 'lucide-react'
import type { StaticContent } from '#domains/content/content.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { Typeset } from '#ui/typeset.tsx'

const { initiate, useQuery } = textsApi.endpoints.sectionsText

/** Creates the page of a text; `title` is the key of its title while the text loads. */
export function textPage(
  page: SectionPage,
  title: string,
): Required<Pick<PageModule, 'Component' | 'preload'>> {
  return {
    preload: (args) => {
      const version = previewedVersion(args.url.searchParams)
      const load = () => args.dispatch(initiate({ page, version }, { subscribe: false }))
      return version === null ? preloadText(args, load) : preloadPreview(load())
    },
    Component: () => <SectionsText page={page} title={title} />,
  }
}

/** A title and date, a table of contents, and sections to link to. */
function SectionsText({ page, title: titleKey }: { page: SectionPage; title: string }) {
  const { t } = useTranslation('content')
  const [search] = useSearchParams()
  const version = previewedVersion(search)
  const { data, error, refetch } = useQuery({ page, version })
  const title = t(titleKey)
  if (!data)
    return error ? (
      <FailedPage title={title} error={error} again={refetch} />
    ) : (
      <>
        <PageHead title={title} />
        <TextSkeleton title={title} />
      </>
    )
  return (
    <article className="text-page">
      <PageHead title={data.title} description={data.description} noIndex={version !== null} />
      <TextHeader title={data.title} lead={data.description} updatedAt={data.updated_at} />
      <div className="page-width grid gap-x-16 gap-y-8 py-8 md:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Contents
          label={t('contents')}
          entries={data.sections.map(({ id, heading }) => ({ id, label: heading }))}
        />
        <div className="flex min-w-0 flex-col gap-10 md:gap-12">
          {data.sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  )
}

type TextHeaderProps = { title: string; lead: string; updatedAt: string }

/** The title of a text, its lead and the date of its version. */
function TextHeader({ title, lead, updatedAt }: TextHeaderProps) {
  const { t } = useTranslation('content')
  return (
    <header className="border-b border-line bg-sand-deep print:bg-transparent">
      <div className="page-width pt-6 pb-8 md:pb-10">
        <div className="print:hidden">
          <Breadcrumb crumbs={[{ label: t('shell:nav.home'), to: '/' }, { label: title }]} />
        </div>
        <h1 className="mt-4 text-2xl">{title}</h1>
        <p className="mt-3 max-w-2xl text-base text-ink-soft">{lead}</p>
        <p className="mt-4 text-xs text-ink-soft">
          {t('content:version')} <DayText value={updatedAt.slice(0, 10)} className="font-medium text-ink" />
        </p>
      </div>
    </header>
  )
}

const SECTIONS = ['one', 'two', 'three', 'four']

/** Placeholder of a text page, as high as the start of the text. */
function TextSkeleton({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="border-b border-line bg-sand-deep">
        <div className="page-width pt-18 pb-8 md:pb-10">
          <h1 className="text-2xl">{title}</h1>
          <Skeleton className="mt-3 h-6 max-w-2xl bg-line" />
          <Skeleton className="mt-4 h-5 w-48 bg-line" />
        </div>
      </div>
      <div className="page-width flex flex-col gap-10 py-8 md:py-12 lg:ps-76">
        {SECTIONS.map((section) => (
          <div key={section}>
            <Skeleton className="h-7 w-64" />
            <Skeleton className="mt-4 h-32 max-w-2xl" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** A section; its heading takes the focus of a link to it, and has a link to share. */
function TextSection({ section: { id, heading, html } }: { section: StaticContent['sections'][number] }) {
  const { t } = useTranslation('content')
  const { basename } = useSite()
  return (
    <section aria-labelledby={id}>
      <div className="group flex items-start gap-2">
        <h2 id={id} tabIndex={-1} className="text-xl outline-offset-4">
          {heading}
        </h2>
        <a
          href={`#${id}`}
          aria-label={t('link_to', { heading })}
          className="-my-1.5 flex size-11 shrink-0 items-center justify-center rounded-field text-ink-soft opacity-60 hover:text-coral-deep hover:opacity-100 focus-visible:opacity-100 print:hidden"
        >
          <Link2 className="size-5" />
        </a>
      </div>
      <Typeset html={html} basename={basename} className="mt-3 text-base" />
    </section>
  )
}
