import { Skeleton } from '#ui/skeleton.tsx'

/** Placeholder while the account loads. */
export function AccountSkeleton() {
  return (
    <div className="page-width grid gap-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:py-10">
      <Skeleton className="h-14 lg:h-100" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-72" />
        <Skeleton className="h-56" />
      </div>
    </div>
  )
}
