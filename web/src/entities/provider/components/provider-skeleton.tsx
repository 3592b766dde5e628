import { Skeleton } from '#web/ui/skeleton.tsx'

// Each line box is as tall as the text it stands for, in either language.
const Line = ({ text, width }: { text: string; width: string }) => (
  <span className={`flex items-center ${text}`}>
    &#8203;
    <Skeleton className={`h-3 ${width}`} />
  </span>
)

/** A ProviderCard that is still to come, about as high as most. */
export const ProviderSkeleton = () => (
  <li aria-hidden className="rounded-card border border-line bg-card p-5">
    <div className="flex items-center gap-3.5">
      <Skeleton className="size-14 rounded-control" />
      <div>
        <Line text="text-base" width="w-36" />
        <Line text="text-sm" width="w-16" />
      </div>
    </div>
    <div className="mt-4 mb-4 flex flex-col gap-2">
      <Line text="text-sm" width="w-full" />
      <Line text="text-sm" width="w-full" />
      <Line text="text-sm" width="w-48" />
    </div>
    <div className="border-t border-line pt-3">
      <Skeleton className="mt-3 h-3 w-48" />
      <Skeleton className="mt-6 mb-3 h-3 w-36" />
    </div>
  </li>
)
