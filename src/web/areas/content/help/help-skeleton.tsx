import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const TOPICS = ['one', 'two', 'three']

/** The questions while they are on their way. */
export function HelpSkeleton() {
  const { t } = useTranslation('shell')
  return (
    <div aria-busy="true" className="page-width flex flex-col gap-10 py-8 md:py-12 lg:ps-76">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {TOPICS.map((topic) => (
        <div key={topic} className="max-w-3xl">
          <Skeleton className="h-7 w-48" />
          <Skeleton className="mt-4 h-56" />
        </div>
      ))}
    </div>
  )
}
