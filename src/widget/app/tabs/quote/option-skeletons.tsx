import { Skeleton } from '#ui/skeleton.tsx'

/** Placeholder with the height of the options while they load. */
export function OptionSkeletons() {
  return (
    <div className="flex flex-col gap-3 p-4 min-[480px]:p-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  )
}
