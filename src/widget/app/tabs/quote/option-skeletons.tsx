import { Skeleton } from '#ui/skeleton.tsx'

/** While options are asked for; as high as they come. */
export function OptionSkeletons() {
  return (
    <div className="flex flex-col gap-3 p-4 min-[480px]:p-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  )
}
