import { Skeleton } from '#ui/skeleton.tsx'

/** As high as the card that takes its place. */
export function OfferSkeleton() {
  return <Skeleton className="h-41 lg:h-44" />
}
