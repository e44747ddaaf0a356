import type { StaticContent } from '#domains/content/content.contract.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { FailedPage } from '../failed-page.tsx'
import { TextContents } from './text-contents.tsx'
import { TextHeader } from './text-header.tsx'
import { TextSection } from './text-section.tsx'
import { TextSkeleton } from './text-skeleton.tsx'
import './text-page.css'

type TextPageProps = {
  /** The title while the text is on its way. */
  title: string
  text: { data?: StaticContent; error?: unknown; refetch: () => unknown }
}

/** A page of text: its title and date, a table of contents, and sections to link to. */
export function TextPage({ title, text: { data, error, refetch } }: TextPageProps) {
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
      <PageHead title={data.title} description={data.description} />
      <TextHeader title={data.title} lead={data.description} updatedAt={data.updated_at} />
      <div className="page-width grid gap-x-16 gap-y-8 py-8 md:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <TextContents sections={data.sections} />
        <div className="flex min-w-0 flex-col gap-10 md:gap-12">
          {data.sections.map((section) => (
            <TextSection key={section.id} section={section} />
          ))}
        </div>
      </div>
    </article>
  )
}
