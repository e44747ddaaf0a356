import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { SectionPage } from '#domains/content/content-page.contract.ts'
import type { PageModule } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { preloadPreview, previewedVersion } from '#web/shell/previewed-version.ts'
import { Contents } from '../contents.tsx'
import { FailedPage } from '../failed-text.tsx'
import { preloadText } from '../preload-text.ts'
import { TextHeader } from './text-header.tsx'
import { TextSection } from './text-section.tsx'
import { TextSkeleton } from './text-skeleton.tsx'
import { textsApi } from './texts.api.ts'
import './text-page.css'

const { initiate, useQuery } = textsApi.endpoints.sectionsText

/** The page of a text; `title` is the key of its title while the text is on its way. */
export function textPage(
  page: SectionPage,
  title: string,
): Required<Pick<PageModule, 'Component' | 'preload'>> {
  return {
    preload: (args) => {
      const version = previewedVersion(args.url.searchParams)
      const ask = () => args.dispatch(initiate({ page, version }, { subscribe: false }))
      return version === null ? preloadText(args, ask) : preloadPreview(ask())
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
