import { Skeleton } from '#web/ui/skeleton.tsx'

// Each line box is as tall as the text it stands for, in either language.
const Line = ({ text, width }: { text: string; width: string }) => (
  <span className={`flex items-center ${text}`}>
    &#8203;
    <Skeleton className={`h-[0.7em] ${width}`} />
  </span>
)

/** A ListingCard that is still to come, of the same geometry. */
export const ListingCardSkeleton = () => (
  <div aria-hidden className="flex flex-col overflow-clip rounded-card border border-line bg-card">
    <Skeleton className="aspect-[4/3] w-full rounded-none" />
    <div className="p-4">
      <Line text="text-lg" width="w-32" />
      <div className="mt-1">
        <Line text="text-base" width="w-48" />
      </div>
      <div className="mt-1">
        <Line text="text-sm" width="w-40" />
      </div>
      <div className="mt-3 border-t border-line pt-3">
        <Line text="text-xs" width="w-24" />
      </div>
    </div>
  </div>
)
