import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const SECTIONS = ['one', 'two', 'three', 'four']

/** A page of text that is on its way, as high as its beginning. */
export function TextSkeleton({ title }: { title: string }) {
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
